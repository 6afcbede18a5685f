//! Copies of an interrupted game, each with its own database, fake Discord and bot.

use std::fs::{self, OpenOptions};
use std::io::Write;

use tempfile::TempDir;
use viceroy_fake_discord::{Change, World};

use crate::prelude::*;
use crate::scramble::Stored;

pub const GAME: GameId = GameId(1);

/// All database columns. For a new one, first handle its secret content in `Interrupted::another`,
/// then add it here.
const COLUMNS: &str = "\
    application: one id; \
    backfills: change up_to done; \
    barred: server person decided_by at; \
    deal_players: day player game; \
    deals: day secret secret_hash par; \
    forgetting: one key; \
    forgotten: person at swept; \
    games: id state expired channel server direct thread thread_lost language opened_by organiser private rematch_of terms \
    agreed_time terms_before agreed_before changes agreement secret secret_hash cuts luck_used bookmark steps packed attendance \
    due_at news_to revision synced created_at started_at ended_at seats_wanted starts_when_full \
    computers_at asked_at deal code; \
    gateway_sessions: shard shards application intents bot session sequence resume_url; \
    heard: person locale name; \
    holders: game seat nth person computer name from_step; \
    invitations: game person; \
    languages: person language; \
    lessons: person page server; \
    listed_in_deals: server person; \
    met: person topic; \
    notices: game kind seat number called announcement person state room message digest attempted_at recreated; \
    notifications: person notifications rang_at; \
    orders: game seat draft plan preferences timed_out; \
    outages: number at ahead_before ahead_after away; \
    packed_steps: game count content; \
    people: person play_by dm_room closed_at closings; \
    preferences: person kind standing; \
    presence: one at wall; \
    promises: interaction token person game at; \
    rated_people: person games mean deviation listed; \
    ratings: number person game mean deviation; \
    reliability: person game finished same_day two_days later; \
    reminded: person at; \
    reports: number person at wall game step server text; \
    restores: number at; \
    results: game seat points place ties turns_held counts by_hand by_plan timed_out by_computer; \
    rhythms: person rhythm; \
    role_calls: server at; \
    salt: one letters; \
    seats: game seat person computer name waited_for waits_since called_for called_at in_thread ready_at code shows_reliability; \
    second_chances: game origin step seat; \
    server_settings: server settings; \
    session_start: one at; \
    shard_outages: shard shards since until; \
    standing_posts: server kind channel message digest; \
    steps: game number at cause facts mark; \
    text_readers: person";

/// The files left by an interruption; no bot or fake Discord is running.
pub struct Interrupted {
    pub folder: TempDir,
    said: Vec<(Snowflake, Snowflake)>,
    /// The greatest identifier so far.
    pub youngest: Snowflake,
}

impl Interrupted {
    pub async fn stop(server: Server) -> Interrupted {
        server.calm().await;
        let said = |world: &World| world.all_messages().map(|m| (m.channel, m.id)).collect();
        let said = server.fake.world(said);
        let youngest = server.fake.world(World::youngest);
        Interrupted { folder: server.leave().await, said, youngest }
    }

    pub async fn stored(&self) -> Stored {
        let store = Store::open(database(self.folder.path())).await.unwrap();
        let row = store.game(GAME).await.unwrap().expect("the game is stored");
        let steps = store.steps(GAME, 1, row.steps).await.unwrap();
        store.close().await;
        let agreement = serde_json::from_str(&row.agreement.unwrap()).unwrap();
        Stored {
            ruleset: Ruleset::compile(agreement).unwrap(),
            steps: steps.into_iter().map(|step| step.facts).collect(),
            bookmark: serde_json::from_str(&row.bookmark.unwrap()).unwrap(),
        }
    }

    pub async fn same(&self) -> Server {
        let copy = self.copy().await;
        Server::kept_in(copy, Arc::new(Luck(SystemLuck))).await
    }

    /// Replaces the game, and removes the other players' drafts and plans.
    pub async fn another(&self, game: &Stored, watcher: Seat) -> Server {
        let copy = self.copy().await;
        let mut writing = connect(copy.path()).await;
        let execute = sqlx::query("drop trigger steps_are_not_changed");
        execute.execute(&mut writing).await.unwrap();
        for (number, facts) in (1i64..).zip(&game.steps) {
            sqlx::query("update steps set facts = ? where game = ? and number = ?")
                .bind(serde_json::to_string(facts).unwrap())
                .bind(GAME.0)
                .bind(number)
                .execute(&mut writing)
                .await
                .unwrap();
        }
        sqlx::query("delete from orders where seat <> ?")
            .bind(i64::from(watcher.0))
            .execute(&mut writing)
            .await
            .unwrap();
        sqlx::query(
            "delete from preferences where person not in (select person from seats where seat = ?)",
        )
        .bind(i64::from(watcher.0))
        .execute(&mut writing)
        .await
        .unwrap();
        sqlx::query("update games set bookmark = ? where id = ?")
            .bind(serde_json::to_string(&game.bookmark).unwrap())
            .bind(GAME.0)
            .execute(&mut writing)
            .await
            .unwrap();
        sqlx::Connection::close(writing).await.unwrap();
        Server::kept_in(copy, Arc::new(Luck(SystemLuck))).await
    }

    /// A copy without posted messages, so that a bot posts everything again from the stored state.
    async fn copy(&self) -> TempDir {
        let copy = folder();
        copy_all(self.folder.path(), copy.path());
        let gone = |(channel, id): &(Snowflake, Snowflake)| Change::MessageGone {
            channel: *channel,
            id: *id,
        };
        let gone: Vec<Change> = self.said.iter().map(gone).collect();
        let journal = copy.path().join(FAKE_DISCORD).join("journal.jsonl");
        let mut journal = OpenOptions::new().append(true).open(journal).unwrap();
        writeln!(journal, "{}", serde_json::to_string(&gone).unwrap()).unwrap();

        let mut writing = connect(copy.path()).await;
        let columns = "select group_concat(line, '; ') from (
            select t.name || ': ' || group_concat(c.name, ' ') as line
            from sqlite_schema t join pragma_table_info(t.name) c
            where t.type = 'table' and t.name not like '\\_%' escape '\\' and t.name not like 'sqlite%'
            group by t.name order by t.name)";
        let columns: String = sqlx::query_scalar(columns).fetch_one(&mut writing).await.unwrap();
        assert_eq!(columns, COLUMNS, "the database has changed: see COLUMNS");
        for forget in [
            "update notices set state = 'wanted', room = null, message = null, digest = null, attempted_at = null",
            "update games set synced = 0",
            "update standing_posts set message = null, digest = null",
            // News are numerous and have pictures; the newest are enough.
            "update notices set state = 'gone' where kind = 'news' and number not in
             (select number from notices where kind = 'news' order by number desc limit 4)",
        ] {
            sqlx::query(forget).execute(&mut writing).await.unwrap();
        }
        sqlx::Connection::close(writing).await.unwrap();
        copy
    }
}

async fn connect(folder: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database(folder));
    options.connect().await.unwrap()
}

pub fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_all(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}
