//! What many files of the Discord package import.

pub(crate) use std::collections::{BTreeMap, BTreeSet};
pub(crate) use std::sync::Arc;
pub(crate) use std::time::Duration;

pub(crate) use parking_lot::Mutex;
pub(crate) use serde::Deserialize;
pub(crate) use serde_json::Value;
pub(crate) use serde_json::value::RawValue;
pub(crate) use serenity::all::{
    ApplicationId, ChannelId, ChannelType, CommandInteraction, ComponentInteraction,
    CreateAttachment, CreateAutocompleteResponse, Error, GuildId, Http, InteractionId, LightMethod,
    Member, Message, ModalInteraction, PartialChannel, Permissions, RoleId, UserId,
};
pub(crate) use serenity::http::Route;
pub(crate) use tokio::sync::{mpsc, watch};
pub(crate) use tokio_tungstenite::WebSocketStream;
pub(crate) use viceroy_ai::Level;
pub(crate) use viceroy_i18n::rules::Page;
pub(crate) use viceroy_i18n::term::Term;
pub(crate) use viceroy_i18n::{
    Languages, PrivateText, Wording, clip, fit, length, offers, refusals, text, unformatted,
};
pub(crate) use viceroy_metrics::{Endpoint, Metrics};
pub(crate) use viceroy_model::attendance::{Nudges, TableSettings, VoteChoice};
pub(crate) use viceroy_model::deals::Listed;
pub(crate) use viceroy_model::messages::{
    AskedFor, Authority, ComputerName, Entry, GameId, InstallationTag, LanguageTag, LobbyState,
    LobbyView, MessageId, MessageKey, MessageKind, Person, PersonId, Planning, PlayedIn, Player,
    PressId, Reads, RoomId, ServerId, Standing, Suggestions, TablePost, seated,
};
pub(crate) use viceroy_model::plans::DraftRef;
pub(crate) use viceroy_model::seasons::Season;
pub(crate) use viceroy_model::shard::ShardCount;
pub(crate) use viceroy_model::timing::{DailySchedule, TimeControl, WallTime};
pub(crate) use viceroy_model::tutorial::LessonPage;
pub(crate) use viceroy_render::pictures::PictureRoom;
pub(crate) use viceroy_rules::cards::{CardId, Catalogue, Colour};
pub(crate) use viceroy_rules::{
    Answer, Bid, BySeat, CardSet, HowMany, Module, Offer, Phase, Question, Seat, SeatView, Shape,
    Slot, Terms, Topic,
};
pub(crate) use viceroy_service::{Fault, Host, Panel, Rejection, Stop, Undelivered};

pub(crate) use crate::emojis::Emojis;
pub(crate) use crate::gateway::GatewayInfo;
pub(crate) use crate::interaction::actions::{Actions, Move};
pub(crate) use crate::interaction::data::{Data, Trouble};
pub(crate) use crate::interaction::origin::InteractionOrigin;
pub(crate) use crate::interaction::reader::Reader;
pub(crate) use crate::interaction::reply::Reply;
pub(crate) use crate::interaction::rights::Rights;
pub(crate) use crate::message::markup::{channel_link, mention, relative};
pub(crate) use crate::message::post::{Post, add_line};
pub(crate) use crate::message::press_tokens::PressTokens;
pub(crate) use crate::message::response::{Answered, Response, Show};
pub(crate) use crate::message::{analysis_message, lesson_message, post_picture};
pub(crate) use crate::picture::kept::Kept;
pub(crate) use crate::picture::painting::Painting;
pub(crate) use crate::picture::pictures::{Picture, Pictures};
pub(crate) use crate::servers::Servers;
pub(crate) use crate::wire::asking::asked;
pub(crate) use crate::wire::component::{Button, Choice, Line, Row, in_menus, in_rows};
pub(crate) use crate::wire::custom_id::{
    AnswerTarget, CustomId, Hands, Moderate, Organise, Seats, Which,
};
pub(crate) use crate::wire::limits::{BUTTONS, CONTENT, OPTIONS, ROWS};
pub(crate) use crate::wire::people;
pub(crate) use crate::wire::people::{plain_names, read_by, text_names};
pub(crate) use crate::wire::sent::SentMessage;
