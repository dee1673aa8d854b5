import type { BrokenChange } from './change-checksums.ts'
import { computeRedoOrder } from './change.ts'
import type { Database } from './open-database.ts'

// `undone_by` and `stands_since` are rewritten whenever a change is undone or redone, so the sum of the change cannot cover
// them. They are checked against the undos and redos of the log instead.

/** The marks that undo and redo leave on a change. */
interface Marks {
  /** The undo that took the change back, null while it stands. */
  readonly undoneBy: number | null
  /** The redo since which it stands, null if it was never redone; see `computeRedoOrder`. */
  readonly standsSince: number | null
}

interface MarkedChange extends BrokenChange, Marks {}

/** The marks that the log asks for, and the last undo or redo that is known to have set them. */
interface ExpectedMarks extends Marks {
  readonly lastRevert: number
}

interface Revert {
  readonly id: number
  readonly kind: 'undo' | 'redo'
  readonly label: string
  readonly targetId: number
  /** Null if an older version wrote it, which noted only `targetId`. */
  readonly targetIds: string | null
}

/** Undos and redos of several changes, written by a version that noted only the first of them. */
interface UnlistedReverts {
  readonly undos: ReadonlySet<number>
  readonly redos: ReadonlySet<number>
}

const REVERTS = `SELECT id, kind, label, target_id AS targetId, iif(json_valid(target_ids), target_ids, NULL) AS targetIds
  FROM change WHERE kind IN ('undo', 'redo') AND target_id IS NOT NULL ORDER BY id`
const MARKED = `SELECT id, label, undone_by AS undoneBy, stands_since AS standsSince FROM change ORDER BY id`
/** How older versions ended the label of an undo or redo of several changes. */
const SEVERAL_CHANGES = / \(\d+ changes\)$/

/** Changes whose marks differ from what the undos and redos of the log left. */
export function findWrongRevertMarks(db: Database): BrokenChange[] {
  const reverts = db.prepare<[], Revert>(REVERTS).all()
  const expected = computeMarks(reverts)
  const unlisted = findUnlisted(reverts)
  const wrong: BrokenChange[] = []
  for (const change of db.prepare<[], MarkedChange>(MARKED).iterate()) {
    const marks = expected.get(change.id) ?? { undoneBy: null, standsSince: null, lastRevert: change.id }
    if (!isRightlyMarked(change, marks, unlisted)) wrong.push({ id: change.id, label: change.label })
  }
  return wrong
}

function computeMarks(reverts: readonly Revert[]): Map<number, ExpectedMarks> {
  const expected = new Map<number, ExpectedMarks>()
  for (const revert of reverts) {
    const ids = listTargets(revert)
    ids.forEach((id, index) => {
      const marks =
        revert.kind === 'undo'
          ? { undoneBy: revert.id, standsSince: expected.get(id)?.standsSince ?? null }
          : { undoneBy: null, standsSince: computeRedoOrder(revert.id, index, ids.length) }
      expected.set(id, { ...marks, lastRevert: revert.id })
    })
  }
  return expected
}

function listTargets({ targetId, targetIds }: Revert): number[] {
  const listed: unknown = targetIds === null ? null : JSON.parse(targetIds)
  return Array.isArray(listed) ? listed.filter((id) => typeof id === 'number') : [targetId]
}

function findUnlisted(reverts: readonly Revert[]): UnlistedReverts {
  const old = reverts.filter(({ targetIds, label }) => targetIds === null && SEVERAL_CHANGES.test(label))
  const listIds = (kind: Revert['kind']) => new Set(old.filter((revert) => revert.kind === kind).map(({ id }) => id))
  return { undos: listIds('undo'), redos: listIds('redo') }
}

/** Compares both marks with the expected ones; an unlisted undo or redo that came later may have set them too. */
function isRightlyMarked(change: MarkedChange, expected: ExpectedMarks, { undos, redos }: UnlistedReverts): boolean {
  const { undoneBy, standsSince } = change
  const redo = standsSince === null ? 0 : Math.floor(standsSince)
  const isRedoneUnlisted = redos.has(redo) && redo > change.id
  const isUndoneAsExpected =
    undoneBy === expected.undoneBy ||
    (undoneBy === null
      ? isRedoneUnlisted && redo > expected.lastRevert
      : undos.has(undoneBy) && undoneBy > expected.lastRevert)
  return isUndoneAsExpected && (standsSince === expected.standsSince || isRedoneUnlisted)
}
