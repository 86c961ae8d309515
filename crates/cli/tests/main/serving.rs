//! The server, started and stopped as the system does it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::Command,
};

use crate::kit::{program, run};

#[test]
fn the_server_says_where_it_is_answers_and_ends_when_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let mut child = program(&["serve", "--listen", "127.0.0.1:0", "--data", data]).spawn().unwrap();
    let mut told = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut told).unwrap();
    let address = told.split_whitespace().find_map(|word| word.strip_prefix("http://")).unwrap();
    assert_eq!(asked(address, "/livez"), "HTTP/1.1 200 OK");
    let stopped = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()), (Some(0), ""));
}

/// The first line of what the server answers.
fn asked(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.lines().next().unwrap().to_owned()
}

#[test]
fn a_server_that_cannot_run_says_so_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("tidetable.toml");
    let file = config.to_str().unwrap();
    run(&["serve", "--listen", "somewhere"]).failed(2);
    run(&["serve", "--config", file]).failed(3);
    std::fs::write(&config, "lisen = 1\n").unwrap();
    assert!(run(&["serve", "--config", file]).failed(2).err.contains("lisen"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    run(&["serve", "--listen", &address, "--data", folder.path().to_str().unwrap()]).failed(3);
}
