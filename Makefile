# Entente: `make` alone prints what there is to do.
VENV := .venv
PYTHON := $(VENV)/bin/python
SERVICES := users emails players games tournaments
# Where it is set, every process would compile every module anew: half the time of a start.
unexport PYTHONDONTWRITEBYTECODE

UNIT_HALVES := unit-of-the-first-half unit-of-the-rest

.DEFAULT_GOAL := help
.PHONY: help install run demo demo-clean status backup restore check settings sbom test test-postgres unit $(UNIT_HALVES) soak bench differential programs lint format migrate migration variant words clients lock engine clean

help: ## print this list
	@awk -F ':.*## ' '/^##@ /{printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

##@ Run it
$(VENV)/bin/pip:
	@command -v python3 >/dev/null || { echo "entente: python3 (3.11 or newer) is needed."; exit 2; }
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "entente: Python 3.11 or newer is needed."; exit 2; }
	@python3 -m venv $(VENV) || { echo "entente: python3 has no venv module (Debian: apt-get install python3-venv)."; exit 2; }

$(VENV)/runtime: requirements.lock | $(VENV)/bin/pip
	@echo "Installing the locked packages …"
	@$(VENV)/bin/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/development: requirements-dev.lock $(VENV)/runtime
	@echo "Installing the locked packages for tests …"
	@$(VENV)/bin/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

install: $(VENV)/runtime engine ## make the virtual environment, install locked packages, build the engine

engine: ## build the C engine
	@$(MAKE) -s -C services/solver/engine

run: install ## serve the whole platform on this machine (Ctrl-C stops it)
	@$(PYTHON) -m deploy.supervisor

demo: install ## the same with an association to look at, in demo-data; Ctrl-C stops it
	@$(PYTHON) -m deploy.demo

demo-clean: ## remove the association of `make demo`
	@rm -rf demo-data

migrate: install ## bring the databases of the data folder to the newest revision
	@$(PYTHON) -m shared.migrations $(SERVICES)

##@ Operate it
status: install ## ask every process how it is
	@$(PYTHON) -m deploy.entente status

backup: install ## copy all databases, keys and settings into one archive, while everything runs
	@$(PYTHON) -m deploy.entente backup $(if $(to),"$(to)")

restore: install ## put a backup into an empty place: make restore from=backups/entente-….tar.gz
	@$(PYTHON) -m deploy.entente restore $(if $(from),"$(from)")

check: install ## look whether the databases are whole and agree with each other
	@$(PYTHON) -m deploy.entente check

settings: install ## what every setting is, and where it comes from
	@$(PYTHON) -m deploy.entente settings

sbom: install ## write what the platform is made of into build/: an SBOM (CycloneDX) and the licences
	@$(PYTHON) -m deploy.sbom build/sbom

##@ Look whether it is right
# Two runners, each with stacks of its own; on one database server they would share the databases.
RUNNERS := $(if $(TEST_DATABASE_URL),,-n 2 --dist loadfile --no-loadscope-reorder)

# Programs that tests need beside Python: installed in CI or with INSTALL=1, never unasked.
programs: $(VENV)/development
	@$(PYTHON) -m tests.packages

test: programs engine ## run every test; INSTALL=1 installs the programs some need (Debian, root)
	@$(PYTHON) -m tests.twice $(RUNNERS)

test-postgres: programs engine ## run every test on a PostgreSQL server of its own (no Docker)
	@$(PYTHON) -m tests.on_postgres $(only)

# Two halves side by side: runners that share all tests would each have to find all of them.
unit: $(VENV)/development engine ## run the tests that need no running services: seconds
	@$(MAKE) -s -j2 --output-sync $(UNIT_HALVES)

UNIT := $(PYTHON) -m pytest -m "not stack and not slow"
FIRST_HALF := $(addprefix tests/,tournaments users emails players shared)
NO_UNIT := $(addprefix tests/,clients contract)
unit-of-the-first-half:
	@$(UNIT) $(FIRST_HALF)
unit-of-the-rest:
	@$(UNIT) tests $(addprefix --ignore ,$(FIRST_HALF) $(NO_UNIT))

soak: programs engine ## run the long tests with their full counts
	@SOAK=1 $(PYTHON) -m pytest

differential: $(VENV)/development engine ## compare the engine with the reference adjudicator, 100,000 phases
	@$(PYTHON) -m tests.solver.differential --count 100000

bench: $(VENV)/development engine ## measure side by side, one table at the end; only="solver go" for some parts
	@ONLY="$(only)" $(PYTHON) -m tests.bench

lint: $(VENV)/development engine ## ruff, format, mypy, migrations, C warnings, Dockerfile and compose files
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check -q .
	@$(VENV)/bin/mypy
	@for service in $(SERVICES); do $(PYTHON) -m deploy.check_migrations $$service || exit 1; done
	@$(MAKE) -s -C services/solver/engine lint
	@$(VENV)/bin/hadolint deploy/Dockerfile
	@$(VENV)/bin/check-jsonschema -q --builtin-schema vendor.compose-spec docker-compose.yml deploy/*.yml

##@ Change it
format: $(VENV)/development ## let ruff format everything and put the imports in order
	@$(VENV)/bin/ruff check --fix . && $(VENV)/bin/ruff format .

variant: install ## check a variant and install it: make variant folder=../small_sea (replace=1 for another of its name)
	@$(PYTHON) -m services.solver.install $(if $(replace),--replace) "$(folder)"

migration: $(VENV)/development ## write a migration: make migration service=games message="add notes"
	@$(PYTHON) -m deploy.write_migration "$(service)" "$(message)"

words: $(VENV)/development ## bring the catalogs up to the texts of the pages; prints what lacks French
	@$(PYTHON) -m web.words.extract

clients: $(VENV)/development engine ## write the typed clients anew from the OpenAPI documents
	@$(PYTHON) -m clients.generate

# Where the packages came from stays out of the files: an index, a folder or a proxy is this machine's business.
COMPILE = $(VENV)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
  --no-emit-index-url --no-emit-find-links $(if $(upgrade),--upgrade)

lock: $(VENV)/development ## lock the packages of pyproject.toml; versions stay unless upgrade=1
	@$(VENV)/bin/pip install -q uv
	@$(COMPILE) pyproject.toml -o requirements.lock
	@$(COMPILE) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	@$(COMPILE) pyproject.toml --extra telemetry -c requirements.lock -o requirements-telemetry.lock

clean: ## remove what can be made again (never the data folder)
	@rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis
