import type { Database } from '../file/open-database.ts'
import type { BrokenChange } from './change-checksums.ts'
import { computeRedoOrder } from './change.ts'

// `undone_by` and `stands_since` are rewritten on every undo and redo, so the checksum of a change cannot cover them.
// They are checked against the undos and redos in the log instead.

/** The marks that undo and redo leave on a change. */
interface Marks {
  /** The undo that took the change back, or null if it is applied. */
  readonly undoneBy: number | null
  /** The redo that last applied it, or null if it was never redone; see `computeRedoOrder`. */
  readonly standsSince: number | null
}

interface MarkedChange extends BrokenChange, Marks {}

/** The marks expected from the log, and the last undo or redo known to have set them. */
interface ExpectedMarks extends Marks {
  readonly lastRevert: number
}

interface Revert {
  readonly id: number
  readonly kind: 'undo' | 'redo'
  readonly label: string
  readonly targetId: number
  /** Null if written by an older version, which recorded only `targetId`. */
  readonly targetIds: string | null
}

/** Undos and redos of several changes, written by a version that recorded only the first of them. */
interface UnlistedReverts {
  readonly undos: ReadonlySet<number>
  readonly redos: ReadonlySet<number>
}

const REVERTS = `SELECT id, kind, label, target_id AS targetId, iif(json_valid(target_ids), target_ids, NULL) AS targetIds
  FROM change WHERE kind IN ('undo', 'redo') AND target_id IS NOT NULL ORDER BY id`
const MARKED = `SELECT id, label, undone_by AS undoneBy, stands_since AS standsSince FROM change ORDER BY id`
/** Label suffix that older versions gave an undo or redo of several changes. */
const SEVERAL_CHANGES = / \(\d+ changes\)$/

/** Finds changes whose marks differ from the undos and redos in the log. */
export function listWronglyMarkedChanges(db: Database): BrokenChange[] {
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

/** Compares both marks with the expected ones; a later undo or redo with an incomplete list may have set them too. */
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
