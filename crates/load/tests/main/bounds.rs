//! What is never done.

use std::net::SocketAddr;

use tidetable_load::{LoadError, Plan, Scenario, Target, run};

fn plan(target: Target) -> Plan {
    Plan {
        target,
        scenarios: vec![Scenario::Saturate],
        game: "perladora".to_owned(),
        options: serde_json::from_str("{\"seats\":2}").unwrap(),
        seats: 2,
        tables: 1,
        seconds: 1,
        seed: 1,
    }
}

fn running(address: &str) -> Target {
    Target::Running(address.parse::<SocketAddr>().unwrap(), None)
}

#[tokio::test]
async fn no_other_machine_is_ever_loaded() {
    for address in ["192.0.2.7:80", "0.0.0.0:80", "10.0.0.1:80", "[2001:db8::1]:80", "[::ffff:192.0.2.7]:80"]
    {
        let refused = run(&plan(running(address)), &|_| ()).await;
        assert!(matches!(refused, Err(LoadError::NotLoopback(_))), "{address}: {refused:?}");
    }
    // Loopback is let through; nobody listens there.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for address in [free.to_string(), format!("[::ffff:127.0.0.1]:{}", free.port())] {
        let failed = run(&plan(running(&address)), &|_| ()).await;
        assert!(matches!(failed, Err(LoadError::Io(_))), "{address}: {failed:?}");
    }
}

#[tokio::test]
async fn tables_and_time_are_bounded() {
    let here = || plan(running("127.0.0.1:1"));
    for tables in [0, tidetable_load::MOST_TABLES + 1] {
        let refused = run(&Plan { tables, ..here() }, &|_| ()).await;
        assert!(matches!(refused, Err(LoadError::Tables(_))), "{refused:?}");
    }
    for seconds in [0, tidetable_load::LONGEST_SECONDS + 1] {
        let refused = run(&Plan { seconds, ..here() }, &|_| ()).await;
        assert!(matches!(refused, Err(LoadError::Seconds(_))), "{refused:?}");
    }
}

#[tokio::test]
async fn a_program_that_does_not_serve_is_named() {
    let failed = run(&plan(Target::Own("/bin/false".into())), &|_| ()).await;
    assert!(matches!(&failed, Err(LoadError::Start(reason)) if reason.contains("/bin/false")), "{failed:?}");
}
