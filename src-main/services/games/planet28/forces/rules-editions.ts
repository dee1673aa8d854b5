import type { Author } from '#main/db/change-log/change-log.ts'
import { hashContent } from '#main/db/change-log/content-hash.ts'
import type { RulesEditionRow } from '#main/db/repositories/planet28/rules-editions.ts'
import type { Warband } from '#main/db/repositories/planet28/warbands.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { readSettings } from '#main/games/planet28/settings.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { createForceJudge, type RulesEdition, type ForceJudge } from './force-judge.ts'
import { createForceLoader, type Force, type ForceLoader } from './force-loader.ts'
import { listHouseRows } from './list-house-rows.ts'
import { listUnitsChangedByRules } from './rules-diff.ts'

/** The rules editions of a campaign's warbands. */
export interface RulesEditionStore {
  /** The present rules. */
  current(): RulesEdition
  /** The rules of a warband: its own edition, or the present rules. */
  ofWarband(warband: Pick<Warband, 'editionId'>): RulesEdition
  /** Stores an edition, so that warbands can refer to it. */
  keep(edition: RulesEdition): void
  /** Whether a warband has its own edition and the present rules would change it. */
  isBehind(force: Force): boolean
  /**
   * Writes rulings or house rows. Call inside a change. Warbands that the new rules do not affect follow them; the
   * others keep their previous rules.
   */
  changeRules(write: () => void): void
  /**
   * Call inside a change that wrote units of a warband. If the present rules no longer change anything, it follows
   * them again.
   */
  settle(warbandId: string): void
  /**
   * Call before an undo or redo, which may restore other rules, and call the returned function inside its change.
   * Warbands keep or follow the rules as after any change of rules.
   */
  readonly beforeUndo: () => () => void
  /**
   * Call once a campaign is open. If an update of the app has changed the printed tables since the last use, warbands
   * that follow the rules and would be changed keep the old ones.
   */
  keepOverUpdate(author: Author): void
}

/** Length of the hash that is an edition's id. */
const ID_LENGTH = 16

/** Creates the editions of a campaign. `roster` and `judge` are shared with the lists. */
export function createRulesEditionStore(
  { file, now }: Pick<ServiceDependencies, 'file' | 'now'>,
  roster: ForceLoader = createForceLoader(file),
  judge: ForceJudge = createForceJudge(),
): RulesEditionStore {
  const { rulesEditions: rows, warbands } = file.rows
  const known = new Map<string, RulesEdition>()
  const current = createNewest(file.rows)

  function find(id: string): RulesEdition {
    const loaded = known.get(id)
    if (loaded) return loaded
    const row = rows.find(id)
    if (!row) throw new Error(`The rules ${id} are not in the campaign`)
    const edition = editionOf(row)
    known.set(id, edition)
    return edition
  }

  const ofWarband = ({ editionId: own }: Pick<Warband, 'editionId'>): RulesEdition =>
    own === null ? current() : find(own)

  function keep({ id, rules: { settings, tables } }: RulesEdition): void {
    rows.keep({ id, settings, tables, madeAt: now() })
  }

  /** Records the rules in force, for the next opening. */
  function noteCurrent(): void {
    const { id, rules } = current()
    rows.putLast({ id, ...rules })
  }

  const changes = (force: Force, had: RulesEdition, to: RulesEdition): boolean =>
    had.id !== to.id && listUnitsChangedByRules(force, had, to, judge).length > 0

  /** Lets a warband follow the present rules, or keeps its previous ones. */
  function follow(force: Force, had: RulesEdition): void {
    const { warband } = force
    const own = changes(force, had, current()) ? had.id : null
    if (own === warband.editionId) return
    if (own !== null) keep(had)
    warbands.update({ ...warband, editionId: own })
  }

  /** Updates every warband after a change of the rules. */
  function followAll(hadBy: (warband: Warband) => RulesEdition): void {
    for (const force of roster.list()) follow(force, hadBy(force.warband))
    noteCurrent()
  }

  return {
    current,
    ofWarband,
    keep,
    isBehind: (force) => force.warband.editionId !== null && changes(force, find(force.warband.editionId), current()),
    changeRules(write) {
      const before = current()
      write()
      if (before.id === current().id) return
      followAll(({ editionId: own }) => (own === null ? before : find(own)))
    },
    settle(warbandId) {
      const force = roster.find(warbandId)
      if (force?.warband.editionId) follow(force, find(force.warband.editionId))
    },
    beforeUndo() {
      const before = current()
      const had = new Map(warbands.list().map((warband) => [warband.id, ofWarband(warband)]))
      return () => {
        if (before.id !== current().id) followAll((warband) => had.get(warband.id) ?? ofWarband(warband))
      }
    },
    keepOverUpdate(author) {
      const last = rows.findLast()
      if (last?.id === current().id) return
      const had = last ? editionOf(last) : current()
      const torn = roster.list().filter((force) => force.warband.editionId === null && changes(force, had, current()))
      file.changes.record(updateLabel(torn.length), author, () => {
        for (const force of torn) follow(force, had)
        noteCurrent()
      })
    },
  }
}

/** The rules in force, rebuilt only when a ruling or a house row has changed. */
function createNewest({ rulings, houseRows }: ServiceDependencies['file']['rows']): () => RulesEdition {
  let newest: { readonly fingerprint: string; readonly edition: RulesEdition } | null = null
  return () => {
    const fingerprint = `${rulings.fingerprint()}${houseRows.fingerprint()}`
    if (newest?.fingerprint === fingerprint) return newest.edition
    const settings = readSettings(Object.fromEntries(rulings.list().map(({ id, value }) => [id, value])))
    const house = listHouseRows({ houseRows })
    const rules = buildRules(settings, house)
    newest = { fingerprint, edition: { id: computeEditionId(rules), rules } }
    return newest.edition
  }
}

function updateLabel(count: number): string {
  const who = count === 1 ? '1 warband keeps the ones it was' : `${count} warbands keep the ones they were`
  return `The app's tables have changed: ${who} built with`
}

/** Restores stored rules. A table unknown to the app at that time is taken from the present rules. */
function editionOf({ id, settings, tables }: Pick<RulesEditionRow, 'id' | 'settings' | 'tables'>): RulesEdition {
  return { id, rules: { settings: readSettings(settings), tables: { ...PRINTED_TABLES, ...tables } } }
}

/** Computes the id of rules from their content. */
export function computeEditionId(rules: RulesEdition['rules']): string {
  return hashContent(rules, ID_LENGTH)
}
