from services.tournaments import tables
from shared.migrations import run_migrations

run_migrations(tables.Table.metadata)
