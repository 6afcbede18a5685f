//! Compresses all steps of a finished game into one blob, replacing the rows in one transaction, in
//! which goes what only a running game needs: plans, drafts, its own standing answers, and calls,
//! tables and panels that were taken away (their numbers are never asked for again).

use std::io::{Read, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::Deserialize;

use super::crash::{self, CrashPoint};
use super::error::Readable;
use crate::prelude::*;
use viceroy_rules::{Fact, StepMark};

const PART: &str = "packed steps";
/// Between games, so that packing never delays running games.
const PAUSE: Duration = Duration::from_millis(100);

type StepRow = (i64, String, String, u32);

#[derive(Deserialize)]
struct PackedLine {
    at: i64,
    cause: Cause,
    facts: Vec<Fact>,
    mark: StepMark,
}

impl Store {
    /// Packs finished games forever, with a pause after each. Cancel-safe.
    pub async fn keep_packing(&self) {
        loop {
            let mut last = GameId(0);
            loop {
                match self.next_to_pack(last).await {
                    Ok(Some(game)) => last = game,
                    Ok(None) => break,
                    Err(StoreError::Stopped) => return,
                    Err(error) => {
                        tracing::warn!(%error, "finished games cannot be looked for");
                        break;
                    }
                }
                match self.pack(last).await {
                    Ok(()) => {}
                    Err(StoreError::Stopped) => return,
                    // The rows stay readable; the next start retries.
                    Err(error) => tracing::warn!(game = last.0, %error, "not packed"),
                }
                tokio::time::sleep(PAUSE).await;
            }
            self.ended.notified().await;
        }
    }

    async fn next_to_pack(&self, after: GameId) -> Result<Option<GameId>> {
        let next = "select id from games where state = 'over' and packed = 0 and id > ? order by id limit 1";
        Ok(query_scalar!(next, after).fetch_optional(&self.reads).await?)
    }

    /// All or nothing; reading the steps gives the same as before.
    ///
    /// # Errors
    /// When the game is not over, is packed already or has an unreadable step.
    pub async fn pack(&self, game: GameId) -> Result<()> {
        let sql = "select at, cause, facts, mark from steps join games on games.id = game
             where game = ? and state = 'over' order by number";
        let rows: Vec<StepRow> = query_as!(sql, game).fetch_all(&self.reads).await?;
        let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Err(StoreError::Conflict(game));
        }
        let content = tokio::task::spawn_blocking(move || made(game, &rows)).await;
        let content = content.readable_in(game, PART)??;
        self.change(
            Outdates::Everything,
            (game, count, content),
            |(game, count, content), connection| {
                Box::pin(async move {
                    let sql = "update games set packed = 1
                         where id = ? and state = 'over' and packed = 0 and steps = ?";
                    run_on_one_row(connection, *game, query!(sql, game, i64::from(*count))).await?;
                    let sql = "insert into packed_steps (game, count, content) values (?, ?, ?)";
                    run(connection, query!(sql, game, i64::from(*count), content)).await?;
                    let gone =
                        run(connection, query!("delete from steps where game = ?", game)).await?;
                    run(connection, query!("delete from orders where game = ?", game)).await?;
                    // Of tables and panels that were taken away the newest says that it was.
                    let sql = "delete from notices where game = ? and state = 'gone'
                         and (kind = 'call' or kind in ('table', 'panel') and number <
                           (select max(number) from notices as newer
                            where newer.game = notices.game and newer.kind = notices.kind
                            and newer.seat is notices.seat))";
                    run(connection, query!(sql, game)).await?;
                    crash::point(CrashPoint::Packing);
                    if gone == u64::from(*count) { Ok(0) } else { Err(StoreError::Conflict(*game)) }
                })
            },
        )
        .await
    }
}

pub(super) async fn packed_steps(
    connection: &mut SqliteConnection,
    game: GameId,
    from: u32,
    to: u32,
) -> Result<Option<Vec<StoredStep>>> {
    let sql = "select content from packed_steps where game = ?";
    let row = query!(sql, game).fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(None) };
    let content: &[u8] = row.try_get(0)?;
    let text = unpacked(content).readable_in(game, PART)?;
    let from = from.max(1);
    let lines = text.lines().zip(1..).skip(from as usize - 1);
    let lines = lines.take_while(|(_, number)| *number <= to);
    let steps = lines.map(|(line, number)| read_line(game, line, number));
    steps.collect::<Result<_, _>>().map(Some)
}

fn unreadable(game: GameId, what: &str) -> StoreError {
    StoreError::unreadable(game, format!("{PART}: {what}"))
}

fn read_line(game: GameId, line: &str, number: u32) -> Result<StoredStep> {
    let line: PackedLine = serde_json::from_str(line).readable_in(game, PART)?;
    Ok(StoredStep { number, at: line.at, cause: line.cause, facts: line.facts, mark: line.mark })
}

/// Verifies that the blob can be read back, because the rows are deleted afterwards.
fn made(game: GameId, rows: &[StepRow]) -> Result<Vec<u8>> {
    let mut text = String::new();
    for (at, cause, facts, mark) in rows {
        if cause.contains('\n') || facts.contains('\n') {
            return Err(unreadable(game, "a step has several lines"));
        }
        text += &format!("{{\"at\":{at},\"cause\":{cause},\"facts\":{facts},\"mark\":{mark}}}\n");
    }
    let content = packed(&text).readable_in(game, PART)?;
    let again = unpacked(&content).readable_in(game, PART)?;
    if again != text {
        return Err(unreadable(game, "another text comes out"));
    }
    for ((line, row), number) in again.lines().zip(rows).zip(1..) {
        let step = read_line(game, line, number)?;
        let (at, cause, facts, mark) = row;
        let same = step.at == *at
            && step.mark == StepMark::of(*mark)
            && serde_json::from_str::<Cause>(cause)? == step.cause
            && serde_json::from_str::<Vec<Fact>>(facts)? == step.facts;
        if !same {
            return Err(unreadable(game, &format!("step {number} is another one")));
        }
    }
    Ok(content)
}

fn packed(text: &str) -> std::io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(vec![], Compression::best());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

/// The checksum at the end detects any change.
fn unpacked(content: &[u8]) -> std::io::Result<String> {
    let mut text = String::new();
    ZlibDecoder::new(content).read_to_string(&mut text)?;
    Ok(text)
}
