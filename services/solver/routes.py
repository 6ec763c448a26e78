"""The solver at a glance."""

from services.solver.resources import guidance, notations, solutions, variants

ROUTES = {
    "/solve": solutions.Solve,
    "/batch": solutions.SolveBatch,
    "/disorder": guidance.Disorder,
    "/possible": guidance.Possible,
    "/parse": notations.Parse,
    "/variants": variants.Variants,
    "/variants/<name>": variants.Variant,
    "/variants/<name>/names": variants.Words,
    "/variants/<name>/geometry": variants.Geometry,
}
