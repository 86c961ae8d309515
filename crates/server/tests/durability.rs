//! The real process is killed at random moments under load, and everything it has acknowledged is there.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command as Process, Stdio},
    sync::{Arc, Mutex},
    time::Duration,
};

use serde_json::{Value, json};
use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_protocol::{ClientMessage, Command, ServerMessage};
use tidetable_store::{SqliteStore, Store, StoredTable};

use crate::{
    client::{Client, Who},
    host::{request, secret},
};

const KILLS: u32 = 50;
const TABLES: usize = 24;
/// The server lives so long at most before it is killed, in milliseconds.
const LONGEST_LIFE: u32 = 600;

/// A server in a process of its own.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut process = Process::new(env!("CARGO_BIN_EXE_tidetable-server"))
            .env("TIDETABLE_DATA", folder)
            .env("TIDETABLE_LISTEN", "127.0.0.1:0")
            .env("TIDETABLE_LIMIT_MESSAGES_PER_SECOND", "1000000")
            .env("TIDETABLE_LIMIT_CHAT_PER_MINUTE", "1000000")
            .env("TIDETABLE_LIMIT_TABLES_PER_HOUR", "1000000")
            .env("TIDETABLE_LIMIT_TABLES_PER_PERSON", "1000000")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("it says where it listens").parse().unwrap();
        Server { process, address }
    }

    /// `kill -9`
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// What a table must hold, as far as anybody was told.
#[derive(Default)]
struct Told {
    /// Answers that were acknowledged: the step, the seat, the action.
    answers: BTreeMap<usize, (Seat, Value)>,
    /// Lines of chat that were acknowledged.
    chat: Vec<String>,
    /// The longest game that anybody was shown since the last undo.
    shown: usize,
    undone: u32,
}

/// One of the two at a table, who goes on after every crash.
struct Player {
    secret: String,
    /// Sent, and never heard of again.
    pending: Option<(u64, Command, usize)>,
    next_id: u64,
    dice: Dice,
}

struct Table {
    id: String,
    told: Arc<Mutex<Told>>,
    players: [Player; 2],
}

impl Table {
    async fn new(server: &Server, number: u8) -> Table {
        let secrets = [secret(2 * number + 1), secret(2 * number + 2)];
        let wish = json!({
            "game": "perladora", "options": { "seats": 2 }, "seats": ["you", "open"], "name": "Ann",
        });
        let head =
            format!("POST /api/tables HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer {}\r\n", secrets[0]);
        let reply = request(server.address, &head, &wish.to_string()).await;
        let id = reply.json::<Value>()["table"].as_str().unwrap().to_owned();
        let mut ann = Client::join(server.address, &id, &Who::person(&secrets[0])).await;
        let mut ben = Client::join(server.address, &id, &Who::person(&secrets[1])).await;
        ben.must(Command::Sit { seat: None }).await;
        ann.must(Command::Start).await;
        let player =
            |secret| Player { secret, pending: None, next_id: 1, dice: Dice::seeded(u64::from(number)) };
        Table { id, told: Arc::default(), players: secrets.map(player) }
    }

    /// Compares what was told with what is there.
    fn check(&mut self, stored: &StoredTable) -> bool {
        let told = self.told.lock().unwrap();
        let steps: Vec<Value> = stored.steps.iter().map(|step| serde_json::from_str(step).unwrap()).collect();
        for (index, (seat, action)) in &told.answers {
            let expected = json!({ "act": [seat, action] });
            // An undo that was sent and never acknowledged may have happened.
            let taken_back =
                self.players.iter().any(|player| matches!(player.pending, Some((_, Command::Undo, _))));
            match steps.get(*index) {
                Some(found) => assert_eq!(*found, expected, "table {} lost its step {index}", self.id),
                None => assert!(
                    taken_back && index + 1 >= told.answers.len(),
                    "table {} lost step {index} of {}, which was acknowledged",
                    self.id,
                    steps.len()
                ),
            }
        }
        let undone = stored.row.undone;
        assert!(undone == told.undone || undone == told.undone + 1, "{undone} {}", told.undone);
        if undone == told.undone {
            assert!(steps.len() >= told.shown, "table {} was shown with {} steps", self.id, told.shown);
        }
        for line in &told.chat {
            assert!(stored.chat.iter().any(|row| row.text == *line), "a line of chat is lost");
        }
        let entry = tidetable_catalog::find(&stored.row.game).unwrap();
        let game = entry.game.resume(&stored.row.options, stored.row.seed, &stored.steps).unwrap();
        assert_eq!(game.position(), stored.steps.len(), "an answer and its draws are one");
        game.awaiting() == Awaiting::Nobody
    }
}

/// Plays until the server is gone.
async fn play(address: SocketAddr, table: &str, player: &mut Player, told: &Mutex<Told>) -> Option<()> {
    let who = Who { client: Some("page".to_owned()), ..Who::person(&player.secret) };
    let mut client = Client::try_open(address, table).await?;
    client.try_send(&who.hello()).await?;
    client.next().await?;
    if let Some((id, command, _)) = &player.pending {
        client.try_send(&ClientMessage::Do { id: *id, command: command.clone() }).await?;
    }
    loop {
        if player.pending.is_none() {
            let position = client.position.clone();
            if let Some(command) =
                position.as_ref().and_then(|position| wish(client.seat(), position, &mut player.dice))
            {
                let (id, step) = (player.next_id, position.map_or(0, |position| position.step));
                player.next_id += 1;
                player.pending = Some((id, command.clone(), step));
                client.try_send(&ClientMessage::Do { id, command }).await?;
            }
        }
        match client.next().await? {
            ServerMessage::Done { id } => {
                let (_, command, step) =
                    player.pending.take_if(|(pending, ..)| *pending == id).expect("it was asked for");
                told.lock().unwrap().acknowledged(client.seat(), command, step);
                // What it brought is told next.
                client.position = None;
            }
            ServerMessage::Refused { id: Some(id), problem } => {
                let (_, command, step) =
                    player.pending.take_if(|(pending, ..)| *pending == id).expect("it was asked for");
                // The other may have taken an answer back that was about to be answered.
                assert!(!matches!(command, Command::Chat { .. }), "{problem:?}");
                let late = told.lock().unwrap().undone > 0 || matches!(command, Command::Undo);
                assert!(late, "{problem:?} {command:?} at {step}");
                client.position = None;
            }
            ServerMessage::Position(position) => {
                let mut told = told.lock().unwrap();
                if position.undone > told.undone {
                    (told.undone, told.shown) = (position.undone, position.step);
                } else if position.undone == told.undone {
                    told.shown = told.shown.max(position.step);
                }
            }
            _ => (),
        }
    }
}

impl Told {
    fn acknowledged(&mut self, seat: Seat, command: Command, step: usize) {
        match command {
            Command::Answer { action, .. } => {
                self.answers.insert(step, (seat, serde_json::from_str(action.get()).unwrap()));
            }
            Command::Undo => {
                let last = self.answers.iter().rfind(|(_, (by, _))| *by == seat).map(|(index, _)| *index);
                if let Some(last) = last {
                    self.answers.remove(&last);
                }
            }
            Command::Chat { text } => self.chat.push(text),
            _ => unreachable!("nothing else is asked for"),
        }
    }
}

/// What to do next: mostly answer, sometimes take back or chat.
fn wish(seat: Seat, position: &tidetable_protocol::Position, dice: &mut Dice) -> Option<Command> {
    if dice.below(40) == 0 {
        return Some(Command::Chat { text: format!("line {}", dice.word()) });
    }
    if position.can_undo && dice.below(6) == 0 {
        return Some(Command::Undo);
    }
    let asked = position.awaiting.seats().contains(seat);
    asked.then(|| Command::Answer { epoch: position.epoch, action: Client::pick(position, dice) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_ever_lost_however_the_process_dies() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice::seeded(u64::from(std::process::id()));
    let (mut tables, mut answers, mut finished): (Vec<Table>, usize, usize) = (Vec::new(), 0, 0);
    for kill in 0..KILLS {
        let server = Server::start(folder.path());
        for number in tables.len()..TABLES {
            tables.push(Table::new(&server, (kill as usize * TABLES + number) as u8 % 100).await);
        }
        let address = server.address;
        let playing = tables.iter_mut().flat_map(|table| {
            let (id, told) = (&table.id, &table.told);
            table.players.iter_mut().map(move |player| play(address, id, player, told))
        });
        let playing = futures_util::future::join_all(playing);
        let life = Duration::from_millis(u64::from(dice.below(LONGEST_LIFE)));
        let killed = async {
            tokio::time::sleep(life).await;
            server.kill();
        };
        tokio::join!(playing, killed);

        let store = SqliteStore::open(folder.path()).unwrap();
        let mut going_on = Vec::new();
        for mut table in tables {
            let stored = store.load(table.id.parse().unwrap()).await.unwrap().expect("the table is there");
            let over = table.check(&stored);
            if over {
                finished += 1;
                answers += table.told.lock().unwrap().answers.len();
            } else {
                going_on.push(table);
            }
        }
        tables = going_on;
    }
    answers += tables.iter().map(|table| table.told.lock().unwrap().answers.len()).sum::<usize>();
    println!("{KILLS} kills, {answers} acknowledged answers compared, {finished} games finished");
    assert!(answers > 250, "only {answers} answers were ever under way");
}
