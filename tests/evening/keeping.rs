//! Operator commands while the bot runs and between runs.

use crate::prelude::*;

async fn viceroy(fake: &FakeDiscord, folder: &Path, token: &str, line: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    command
        .current_dir(folder)
        .args(line)
        .env("DISCORD_TOKEN", token)
        .env("DISCORD_API_BASE", fake.api_base())
        .env("VICEROY_DATABASE", folder.join("games.db"))
        .env("VICEROY_BACKUPS", folder.join("backups"))
        .env_remove("VICEROY_CARDS");
    let ended = tokio::task::spawn_blocking(move || command.output());
    ended.await.unwrap().unwrap()
}

fn said(output: &Output, code: i32) -> String {
    let said = [&output.stdout, &output.stderr].map(|out| String::from_utf8_lossy(out));
    let said = said.concat();
    assert_eq!(output.status.code(), Some(code), "{said}");
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_backs_up_puts_back_and_asks_the_doctor() {
    let mut server = Server::start().await;
    let database = server.database();
    let folder = database.parent().unwrap();
    let run = async |server: &Server, line: &[&str]| {
        viceroy(&server.fake, folder, server.fake.token(), line).await
    };
    let doctor = said(&run(&server, &["doctor"]).await, 0);
    doctor.reads("is whole; a bot has it open");
    doctor.reads("Discord knows the token as that of Viceroy");
    doctor.reads("there is no backup");
    doctor.reads("look in the bot's log for \"passed over\"");
    doctor.reads("Discord has the bot's commands");
    let wrong = viceroy(&server.fake, folder, "not.the.token", &["doctor"]).await;
    let wrong = said(&wrong, 1);
    wrong.reads("to do  DISCORD_TOKEN does not look like a bot's token. One has three parts");
    let pack = folder.join("pack");
    std::fs::create_dir(&pack).unwrap();
    for file in ["characters.toml", "laws.toml"] {
        std::fs::write(pack.join(file), "\"a\\u001b[2J\\u202eb\" = 1\n").unwrap();
    }
    let mut foreign = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    let foreign = foreign.current_dir(folder).args(["doctor", "--offline"]);
    let foreign = foreign.env("VICEROY_DATABASE", &database).env("VICEROY_CARDS", &pack);
    let foreign = said(&foreign.env_remove("DISCORD_TOKEN").output().unwrap(), 1);
    let obeyed = foreign.chars().find(|c| c.is_control() && *c != '\n' || *c == '\u{202e}');
    assert_eq!(obeyed, None, "{foreign:?}");
    foreign.reads("[2J");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = PermissionsExt::from_mode(0o644);
        std::fs::set_permissions(server.database(), rights).unwrap();
        let open = said(&run(&server, &["doctor", "--offline"]).await, 1);
        open.reads("chmod go= ");
    }

    let announced = run(&server, &["maintenance", "--in", "120", "--for", "30"]).await;
    said(&announced, 0).reads("announced: ");
    said(&run(&server, &["maintenance", "--cancel"]).await, 0).reads("nothing is announced");

    let lobby = server.new_table("Anna").await;
    server.calm().await;
    let backed = said(&run(&server, &["backup", "copy.db"]).await, 0);
    backed.reads("copy.db is written and was read through: games and lobbies: 1");
    said(&run(&server, &["backup", "copy.db"]).await, 1).reads("never replaces anything");
    said(&run(&server, &["restore", "copy.db"]).await, 1).reads("Stop that one first");

    server.press("Ben", lobby, "v1:join:").await;
    server.calm().await;
    server.stop().await;
    let put_back = said(&run(&server, &["restore", "copy.db"]).await, 0);
    put_back.reads("what it replaces stands aside");
    server.begin().await;
    server.calm().await;
    server.fake.world(|world| {
        let post = world.all_messages().find(|message| message.id == lobby);
        assert!(!post.unwrap().content.contains("Ben"));
    });

    // The commands are unchanged, so neither the doctor nor the second start registers them.
    let log = server.fake.requests();
    let registered = log.iter().filter(|asked| asked.path.ends_with("/commands"));
    let verbs: Vec<&str> = registered.map(|asked| asked.method.as_str()).collect();
    assert_eq!(json!(verbs), json!(["GET", "PUT", "GET", "GET"]));
}
