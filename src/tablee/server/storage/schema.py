"""The tables of the database. Times are seconds since 1970; migrations make what is said here."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    #: The name as it is compared: one player each.
    Column("name_key", String(120), nullable=False, unique=True),
    #: An argon2 hash; none for a guest.
    Column("password", String(200)),
    Column("settings", JSON, nullable=False),
    Column("created", Double, nullable=False),
    #: The name as the eye sees it: two that look alike have the same.
    Column("skeleton", String(120), nullable=False, server_default="", index=True),
    #: Where a forgotten password is asked for; never shown to others.
    Column("email", String(254)),
    Column("admin", Boolean, nullable=False, server_default=false()),
    #: Until when an administrator lets this person write nothing, and since when do nothing.
    Column("silenced_until", Double),
    Column("banned", Double),
    #: When the account was deleted: its games stay, its name is gone.
    Column("deleted", Double),
    #: Whose bot this is; none for a person.
    Column("owner_id", ForeignKey("users.id"), index=True),
    #: When whoever reads that address has confirmed it; only then it gets notices.
    Column("email_confirmed", Double),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    #: The hash of what the cookie holds.
    Column("secret", String(64), nullable=False),
    Column("agent", String(120), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("revoked", Double),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    # What a record's header holds.
    Column("rules", Integer, nullable=False),
    Column("edition", String(40), nullable=False),
    Column("changes", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    #: Incremented by every change; an update is conditional on the version that was read.
    Column("version", Integer, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("clock", JSON, nullable=False),
    #: Seconds left for each seat and since when each is asked.
    Column("time", JSON, nullable=False),
    #: When the server has to act by itself: a clock runs out, a bot is due.
    Column("wake", Double),
    Column("waiting", JSON, nullable=False),
    #: Who takes part in a sealed question; whether they have answered is for nobody to know.
    Column("sealed", JSON, nullable=False, server_default=text("'[]'")),
    #: How everyone came off, or would if it ended now; none before the game begins.
    Column("outcome", JSON),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    #: Who opened it and may close it while it is open; none for tables of old.
    Column("opened_by", ForeignKey("users.id"), index=True),
    #: The one table at which the same people play again.
    Column("rematch_id", String(32)),
    #: When it is closed if nothing happens; none for what is over.
    Column("expires", Double, index=True),
    #: Why it was closed: `host`, `expiry` or `admin`.
    Column("closed", String(10)),
    #: Who asks the others to take back a move, which, and who has agreed; none mostly.
    Column("undo_request", JSON),
    #: The tournament that it belongs to, and in which of its rounds; none mostly.
    Column("tournament_id", String(32), index=True),
    Column("tournament_round", Integer),
    Index("tables_by_status", "status", "moved"),
    Index("tables_by_wake", "wake"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    #: Who sits here, or for whom an open seat is kept.
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),
    #: Whether its player gave up or ran out of time, and lost.
    Column("lost", Boolean, nullable=False),
    #: The standing orders of its player; what is left out is as by default.
    Column("habits", JSON, nullable=False, server_default=text("'{}'")),
    #: The move that its player has prepared, or why it is not played; none mostly.
    Column("prepared", JSON),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("index", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    #: `human`, `prepared` (before it was asked), `bot`, `forced` (the only legal action), `habit`
    #: (a standing order) or `chance`.
    Column("how", String(10), nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    #: A user's id, or `bot:` and its name.
    Column("player", String(60), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    #: What follows is not known of games of old.
    Column("won", Boolean),
    #: The rating before and after, where the game was rated: three sigma below mu.
    Column("rating_before", Double),
    Column("rating_after", Double),
    #: What set its play apart (`Game.traits`).
    Column("traits", JSON, nullable=False, server_default=text("'[]'")),
)

#: One row: until when a server was running. Clocks stand still after it until one runs again.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

#: Whom somebody does not want to read (`mute`) or to meet (`block`), or likes to meet (`friend`).
relations = Table(
    "relations",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("other_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),
    Column("at", Double, nullable=False),
)

#: What people report to the administrators.
reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("about_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id")),
    #: The line of chat that it is about, as it was then.
    Column("line", Text),
    #: `chat`, `name`, `play` or `other`.
    Column("reason", String(10), nullable=False),
    Column("text", Text, nullable=False),
    #: When an administrator has dealt with it, and what was decided.
    Column("handled", Double),
    Column("decision", Text),
)

#: What administrators did; nothing of it is ever changed.
audit = Table(
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Double, nullable=False),
    #: A user's id, or `cli` for whoever has the machine.
    Column("actor", String(40), nullable=False),
    Column("act", String(40), nullable=False),
    #: A user's or a table's id, or a report's number.
    Column("subject", String(60), nullable=False),
    Column("detail", JSON, nullable=False),
)

#: What was found out about the play of a seat in a finished game.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    #: The bot that has judged, when, and what it has to say (`ReviewInfo`).
    Column("level", String(20), nullable=False),
    Column("made", Double, nullable=False),
    Column("body", JSON, nullable=False),
)

#: What somebody has noted at a table, for nobody else's eyes.
notes = Table(
    "notes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

#: Groups of people who play a schedule of tables.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    #: What its tables have: the game, its options as they were wished, the clock, seats at most.
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    #: `league` or `swiss`.
    Column("format", String(10), nullable=False),
    #: How many rounds there are; none before a league starts in which all meet.
    Column("rounds", Integer),
    Column("private", Boolean, nullable=False),
    Column("invitation", String(40), nullable=False),
    #: As tables have it: `open`, `playing`, `over` or `closed`, and by whom.
    Column("status", String(10), nullable=False),
    Column("closed", String(10)),
    #: Incremented by every change; what the server does is conditional on the version it read.
    Column("version", Integer, nullable=False),
    #: Who organises it; members are in a table of their own.
    Column("opened_by", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    #: How many rounds are open or over, and the tables of those to come, if they are known.
    Column("round", Integer, nullable=False),
    Column("plan", JSON, nullable=False),
    #: When bots take over for whoever is still asked.
    Column("deadline", Double),
    #: When the server has to act by itself, besides at the end of a round.
    Column("wake", Double),
    Index("tournaments_by_status", "status", "wake"),
)

#: Who plays in a tournament.
tournament_members = Table(
    "tournament_members",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("joined", Double, nullable=False),
    #: The lot that was drawn at the start.
    Column("lot", Integer, nullable=False),
    #: After which round this member left; none for those who stay.
    Column("left_after", Integer),
)

#: Letters that let somebody choose a new password, each once and for a while.
password_resets = Table(
    "password_resets",
    metadata,
    #: The hash of what the letter holds.
    Column("secret", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

#: Who is awaited at which table, played turn by turn: what is told, and when to look again.
awaited = Table(
    "awaited",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    #: The name of the question: another one is another row.
    Column("question", String(40), nullable=False),
    #: The seat whose move led to it; none where that is nobody's to know.
    Column("mover", Integer),
    Column("asked", Double, nullable=False),
    #: When the seat will be out of time.
    Column("deadline", Double),
    #: When its player was told by each way, and that time runs out.
    Column("pushed", Double),
    Column("mailed", Double),
    Column("reminded", Double),
    #: When a server has to look at it; none: all is told.
    Column("due", Double, index=True),
)

#: How somebody wants to be told, and when that was last done; no row: not at all.
notices = Table(
    "notices",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    #: `off`, `now` or `daily`.
    Column("email", String(5), nullable=False, server_default="off"),
    Column("pushed", Double),
    Column("mailed", Double),
)

#: Browsers to which notices are pushed: each is that of a session, and ends with it.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("session_id", ForeignKey("sessions.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    #: Where the browser's push service takes messages; whoever knows it could send some.
    Column("endpoint", String(1000), nullable=False, unique=True),
    #: What messages are encrypted with (RFC 8291), in base64url.
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

#: Server processes that run; what one has not confirmed for a while does not count.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
)

#: Who has which table open, in which process.
presence = Table(
    "presence",
    metadata,
    Column("process_id", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("user_id", String(32), primary_key=True),
)
