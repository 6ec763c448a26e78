"""An empty Debian in a folder: its own root, its own containers, the network of this machine.

Images that the files name and no registry gives are stood in for by Debian's packages: its Python
for python:3.12-slim, its Caddy for caddy:2, its PostgreSQL for postgres:17.
"""

import shutil
import subprocess
from pathlib import Path

from shared.config import ROOT

CODE = "srv/entente"
STEPS = "steps"
PYTHON = ("ca-certificates", "python3", "python3-venv", "python3-pip")
# What the guide takes for granted, and what stands in for Docker.
NEEDED = (
    *("git", "make", "gcc", "libc6-dev", "curl", "systemd", "procps"),
    *("podman", "buildah", "runc", "netavark", "aardvark-dns", "uidmap", "iptables"),
)
HERE = Path(__file__).parent
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
CONTAINERS = """[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
"""
# Mounts and processes of its own, whose root is the folder: what runs in it ends with it.
ENTER = """
mount --bind "$1" "$1" && cd "$1"
for place in sys dev; do mount --rbind /$place $place; done
mount -t proc proc proc
mount -t tmpfs tmpfs run && mount -t tmpfs tmpfs tmp && mkdir -p mnt/outside
pivot_root . mnt/outside && cd / && umount -l mnt/outside
shift && exec "$@"
"""


class Debian:
    """A folder that becomes the root of what runs in it; it is kept, and used again."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.root, self.base = folder / "root", folder / "python.tar"

    def prepare(self) -> None:
        if not self.base.exists():
            self._bootstrap()
        for name in ("etc/resolv.conf", "etc/hosts", CERTIFICATES):
            shutil.copy(Path("/") / name, self.root / name)
        for program in ("docker", "podman-compose", "systemctl"):
            shutil.copy(HERE / program, self.root / "usr/local/sbin" / program)
        (self.root / "etc/containers").mkdir(parents=True, exist_ok=True)
        (self.root / "etc/containers/containers.conf").write_text(CONTAINERS)
        shutil.copytree(HERE / "images", self.root / "images", dirs_exist_ok=True)
        shutil.copy(self.base, self.root / "images/python.tar")
        code = self.root / CODE
        shutil.rmtree(code, ignore_errors=True)
        shutil.rmtree(self.root / "origin.git", ignore_errors=True)
        subprocess.run(["git", "clone", "-q", "--bare", ROOT, self.root / "origin.git"], check=True)

    def run(self, *command: str, **settings: str) -> int:
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        entered = [
            "unshare",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "bash",
            "-euc",
            ENTER,
            "enter",
            str(self.root),
        ]
        environment = {"PATH": path, "HOME": "/root", "LANG": "C.UTF-8", **settings}
        return subprocess.run([*entered, *command], env=environment, check=False).returncode

    def _bootstrap(self) -> None:
        """The tree as it is becomes the image of Python; then it gets what the guide needs."""
        shutil.rmtree(self.root, ignore_errors=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        include = f"--include={','.join(PYTHON)}"
        subprocess.run(
            ["debootstrap", "--variant=minbase", include, "bookworm", self.root], check=True
        )
        shutil.copy(Path("/") / CERTIFICATES, self.root / CERTIFICATES)
        (self.root / "etc/pip.conf").write_text(f"[global]\ncert = /{CERTIFICATES}\n")
        for name in ("python", "pip"):
            (self.root / f"usr/local/bin/{name}").symlink_to(f"/usr/bin/{name}3")
        next(self.root.glob("usr/lib/python3.*/EXTERNALLY-MANAGED")).unlink()
        self.run("apt-get", "clean")
        packed = ["tar", "-C", self.root, "--exclude=./var/lib/apt/lists/*", "-cf", self.base, "."]
        subprocess.run(packed, check=True)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        self.run("apt-get", "update", "-q")
        if self.run("apt-get", "install", "-yq", "--no-install-recommends", *NEEDED, **quiet):
            self.base.unlink()
            raise SystemExit("entente: what the guide needs cannot be installed.")
        self.run("pip", "install", "-q", "podman-compose")
