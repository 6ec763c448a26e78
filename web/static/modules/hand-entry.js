// Tells while a hand is filled in what would be noted; without this it is told after sending.
const form = document.querySelector("form[data-look]");
const line = document.getElementById("looked");
let asked = 0;

async function look() {
  const number = ++asked;
  const answer = await fetch(form.dataset.look, { method: "POST", body: new FormData(form) });
  if (number !== asked || !answer.ok) return;
  line.innerHTML = await answer.text();
}

function complete() {
  const data = new FormData(form);
  const end = data.get("end");
  if (end === "draw") return true;
  if (end === "chombo") return data.has("offender");
  const worth = data.has("han") || data.has("yaku");
  return data.has("win") && worth && (end === "tsumo" || data.has("pay"));
}

// The loser cannot be the winner: choosing one takes the other away.
function part(changed) {
  const other = { win: "pay", pay: "win" }[changed.name];
  const same = other && form.querySelector(`[name=${other}][value="${changed.value}"]:checked`);
  if (same) same.checked = false;
}

form?.addEventListener("change", (event) => {
  part(event.target);
  if (complete()) look();
});
