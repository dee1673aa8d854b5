import type { Author } from '#main/db/change-log/change-log.ts'
import type { Ruling } from '#main/db/repositories/planet28/rulings.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type { RulesView, RulingView } from '#shared/contract/planet28/rulings.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingId, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import { formatRulingAnswer } from './rules-diff.ts'

/** A ruling and the group's reason for it. */
export interface RulingWithReason extends Ruling {
  readonly id: RulingId
}

export function createRulingService({ file, editions, force }: ForceDependencies) {
  const { rulings } = file.rows
  const { changes } = file

  function view(id: RulingId, row: Ruling | null, version: number): RulingView {
    const { value, reason, agreedBy, agreedOn } = row ?? { ...NOTHING, value: defaultOf(id) }
    return { id, value, isChosen: row !== null, reason, agreedBy, agreedOn, version }
  }
  const get = (id: RulingId): RulingView => view(id, rulings.find(id), changes.versionOf('ruling', id))

  /** Records one change, and updates the forces that the rules no longer fit. */
  function record(label: string, author: Author, write: () => void): void {
    changes.record(label, author, () => editions.changeRules(write))
  }

  return {
    /** An update of the app never changes a force on its own. */
    afterOpen: (): void => editions.keepOverUpdate(APP),
    list(): RulingView[] {
      const rows = new Map(rulings.list().map((row) => [row.id, row]))
      const versions = changes.versionsOf('ruling')
      return listRowIds(RULINGS).map((id) => view(id, rows.get(id) ?? null, versions.get(id) ?? 0))
    },
    rules({ warbandId }: { warbandId: string | null }): RulesView {
      const { id, rules } = warbandId === null ? editions.current() : force(warbandId).edition
      return { edition: id, rules }
    },
    choose({ version, ...row }: RulingWithReason & { version: number }, author: Author): RulingView {
      const { id, value } = row
      requireChoice(id, value)
      requireRowUnchanged(file, 'ruling', id, version)
      const before = rulings.find(id)
      const isSame = before !== null && before.value === value
      const title = `“${RULINGS[id].title}”`
      const label = isSame ? `Edit the ruling on ${title}` : `Agree on ${title}: ${formatRulingAnswer(id, value)}`
      record(label, author, () => rulings.put(row))
      return get(id)
    },
    reset({ id, version }: { id: RulingId; version: number }, author: Author): RulingView {
      requireRowUnchanged(file, 'ruling', id, version)
      const label = `Back to the default on “${RULINGS[id].title}”: ${formatRulingAnswer(id, defaultOf(id))}`
      record(label, author, () => rulings.remove(id))
      return get(id)
    },
  }
}

/** Author of the changes made by an update. */
const APP: Author = { name: 'Orrery', session: 'update' }

const NOTHING = { reason: '', agreedBy: '', agreedOn: null } as const

function defaultOf(id: RulingId): RulingView['value'] {
  return RULINGS[id].choices[0].value
}

function requireChoice(id: RulingId, value: RulingView['value']): void {
  const { title, choices }: RulingRow = RULINGS[id]
  if (choices.some((choice) => choice.value === value)) return
  const labels = choices.map(({ label }) => `“${label}”`).join(', ')
  throw new RefusalError('illegal', `“${title}” cannot be ${JSON.stringify(value)}. Choose one of ${labels}.`)
}
