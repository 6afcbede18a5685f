//! Stores ids in SQLite as signed 64-bit integers (feature `sqlite`). The impls must be in the
//! crate of the types.

use std::convert::identity;

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Sqlite, Type};

use super::{DeferredId, GameId, MessageId, PersonId, RoomId, ServerId};

macro_rules! stored_as_number {
    ($id:ident, $to:path, $from:path) => {
        impl Type<Sqlite> for $id {
            fn type_info() -> SqliteTypeInfo {
                <i64 as Type<Sqlite>>::type_info()
            }

            fn compatible(stored: &SqliteTypeInfo) -> bool {
                <i64 as Type<Sqlite>>::compatible(stored)
            }
        }

        impl Encode<'_, Sqlite> for $id {
            fn encode_by_ref(
                &self,
                bound: &mut SqliteArgumentsBuffer,
            ) -> Result<IsNull, BoxDynError> {
                Encode::<Sqlite>::encode($to(self.0), bound)
            }
        }

        impl Decode<'_, Sqlite> for $id {
            fn decode(value: SqliteValueRef<'_>) -> Result<$id, BoxDynError> {
                let number: i64 = Decode::<Sqlite>::decode(value)?;
                Ok($id($from(number)))
            }
        }
    };
}

stored_as_number!(GameId, identity, identity);
stored_as_number!(DeferredId, u64::cast_signed, i64::cast_unsigned);
stored_as_number!(MessageId, u64::cast_signed, i64::cast_unsigned);
stored_as_number!(PersonId, u64::cast_signed, i64::cast_unsigned);
stored_as_number!(RoomId, u64::cast_signed, i64::cast_unsigned);
stored_as_number!(ServerId, u64::cast_signed, i64::cast_unsigned);
