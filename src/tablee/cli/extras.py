"""What is installed only with an extra."""

#: The modules that the extra `server` brings.
SERVER = frozenset(
    {
        "alembic",
        "argon2",
        "cryptography",
        "h11",
        "http_ece",
        "itsdangerous",
        "platformdirs",
        "prometheus_client",
        "py_vapid",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    }
)


def lacks_server(error: ModuleNotFoundError) -> bool:
    """Whether a module could not be imported because nobody has asked for a server."""
    return (error.name or "").partition(".")[0] in SERVER
