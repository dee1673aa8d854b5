import { createHash } from 'node:crypto'
import type { Author } from '../db/change-log.ts'
import { createHouseRowRepository } from '../db/repositories/house-rows.ts'
import { createRulesEditionRepository } from '../db/repositories/rules-editions.ts'
import { createRulingRepository } from '../db/repositories/rulings.ts'
import { createWarbandRepository, type Warband } from '../db/repositories/warbands.ts'
import { rulesInForce } from '../games/planet28/rules-in-force.ts'
import { readSettings } from '../games/planet28/settings.ts'
import { createForceJudge, type Edition, type ForceJudge } from './force-judge.ts'
import { createForceRoster, type Force, type ForceRoster } from './force-roster.ts'
import { changedUnits } from './rules-diff.ts'
import type { Tools } from './tools.ts'

/** The rules that the warbands of a campaign are built by. */
export interface RulesEditions {
  /** The rules as they stand. */
  current(): Edition
  /** The rules of a warband: its own edition, or the rules as they stand. */
  ofWarband(warband: Pick<Warband, 'editionId'>): Edition
  /** Stores an edition, so that warbands can keep it. */
  keep(edition: Edition): void
  /** Whether a warband is built by rules of its own and the newest ones would change it. */
  isBehind(force: Force): boolean
  /**
   * Call inside a change that wrote rulings or house rows, with the rules as they stood before it: warbands that the new
   * rules leave as they are follow them, the others keep the rules they had.
   */
  afterRulesChange(before: Edition): void
  /** Call inside a change that wrote units of a warband: once the newest rules would change nothing of it, it follows them again. */
  settle(warbandId: string): void
  /** Runs something that may bring other rules back, such as an undo; warbands that would change keep theirs by a change of their own. */
  keepingRules<Result>(author: Author, turn: () => Result): Result
}

/** How much of a hash names an edition. */
const ID_LENGTH = 16

/** The editions of a campaign; `roster` and `judge` are shared with the lists. */
export function createRulesEditions(
  { file, now }: Pick<Tools, 'file' | 'now'>,
  roster: ForceRoster = createForceRoster(file),
  judge: ForceJudge = createForceJudge(),
): RulesEditions {
  const rulings = createRulingRepository(file.orm)
  const houseRows = createHouseRowRepository(file.orm)
  const rows = createRulesEditionRepository(file.orm)
  const warbands = createWarbandRepository(file.orm)
  const known = new Map<string, Edition>()
  let newest: { readonly fingerprint: string; readonly edition: Edition } | null = null

  function current(): Edition {
    const fingerprint = `${rulings.fingerprint()}${houseRows.fingerprint()}`
    if (newest?.fingerprint === fingerprint) return newest.edition
    const settings = readSettings(Object.fromEntries(rulings.list().map(({ id, value }) => [id, value])))
    const house = houseRows.list().map(({ tableName, rowId, kind, fields }) => ({
      table: tableName,
      id: rowId,
      kind,
      fields,
    }))
    const rules = rulesInForce(settings, house)
    const edition = { id: editionId(rules), rules }
    newest = { fingerprint, edition }
    return edition
  }

  function find(id: string): Edition {
    const loaded = known.get(id)
    if (loaded) return loaded
    const row = rows.find(id)
    if (!row) throw new Error(`The rules ${id} are not in the campaign`)
    const edition = { id, rules: { settings: readSettings(row.settings), tables: row.tables } }
    known.set(id, edition)
    return edition
  }

  const ofWarband = ({ editionId: own }: Pick<Warband, 'editionId'>): Edition => (own === null ? current() : find(own))

  function keep({ id, rules: { settings, tables } }: Edition): void {
    rows.keep({ id, settings, tables, madeAt: now() })
  }

  const changes = (force: Force, had: Edition, to: Edition): boolean =>
    had.id !== to.id && changedUnits(force, had, to, judge).length > 0

  /** Lets a warband follow the rules as they stand, or keeps those that it had. */
  function follow(force: Force, had: Edition): void {
    const { warband } = force
    const own = changes(force, had, current()) ? had.id : null
    if (own === warband.editionId) return
    if (own !== null) keep(had)
    warbands.update({ ...warband, editionId: own })
  }

  return {
    current,
    ofWarband,
    keep,
    isBehind: (force) => force.warband.editionId !== null && changes(force, find(force.warband.editionId), current()),
    afterRulesChange(before) {
      if (before.id === current().id) return
      for (const force of roster.list())
        follow(force, force.warband.editionId === null ? before : find(force.warband.editionId))
    },
    settle(warbandId) {
      const force = roster.find(warbandId)
      if (force?.warband.editionId) follow(force, find(force.warband.editionId))
    },
    keepingRules(author, turn) {
      const before = current()
      const had = new Map(warbands.list().map((warband) => [warband.id, ofWarband(warband)]))
      const result = turn()
      if (before.id === current().id) return result
      const torn = roster.list().filter((force) => {
        const edition = had.get(force.warband.id)
        return edition && force.warband.editionId === null && changes(force, edition, current())
      })
      if (torn.length === 0) return result
      const names = torn.map(({ warband }) => warband.name).join(', ')
      file.changes.record(`Keep the rules that ${names} had`, author, () => {
        for (const force of torn) follow(force, had.get(force.warband.id) ?? before)
      })
      return result
    },
  }
}

/** The id that the content of rules gives them. */
export function editionId(rules: Edition['rules']): string {
  return createHash('sha256').update(canonical(rules)).digest('hex').slice(0, ID_LENGTH)
}

/** JSON that is the same for the same content, whatever the order of names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
