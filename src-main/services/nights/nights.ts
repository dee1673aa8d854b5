import type { Author } from '#main/db/change-log/change-log.ts'
import type { GameNight } from '#main/db/repositories/game-nights.ts'
import type { ChangeSpan } from '#main/db/repositories/night-changes.ts'
import { rewriteSelfLinks } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { ChangeView } from '#shared/contract/history.ts'
import type { JournalLinkView } from '#shared/contract/journal.ts'
import type { NightFields, NightView } from '#shared/contract/nights.ts'
import { getEntryThing, getNightThing } from '../journal/entry-labels.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef, type ServiceDependencies } from '../kit/service-dependencies.ts'

type NightPage = NightView & Record<'battles' | 'entries' | 'backlinks', Thing[]> & { links: JournalLinkView[] }

/** Greater than any change id. */
const NOW = Number.MAX_SAFE_INTEGER

/** History label of an edit of a game night, naming the one thing that changed if there is only one. */
function formatNightLabel(before: NightFields | GameNight, after: NightFields): string {
  if (before.name !== after.name) return `Session “${before.name}” becomes “${after.name}”`
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const [first, ...others] = changed
  const words = first !== undefined && others.length === 0 ? WORDS[first] : 'Edit'
  return `${words} session “${after.name}”`
}

const WORDS = {
  heldOn: 'Set the date of',
  present: 'Note who came to',
  plan: 'Plan',
  recap: 'Write the recap of',
  fromDay: 'Set the days of',
  toDay: 'Set the days of',
} as const
const FIELDS = ['heldOn', 'present', 'plan', 'recap', 'fromDay', 'toDay'] as const

/** The campaign days of a night to be closed: the stored ones, else from the end of the previous night until today. */
function computeClosingDays(
  { fromDay, toDay }: Pick<GameNight, 'fromDay' | 'toDay'>,
  last: Pick<GameNight, 'toDay'> | null,
  today: number,
): Pick<GameNight, 'fromDay' | 'toDay'> {
  const to = toDay ?? Math.max(today, fromDay ?? today)
  return { fromDay: fromDay ?? Math.min(last?.toDay ?? to, to), toDay: to }
}

/** Creates the service of the game nights, called sessions in the interface. */
export function createGameNightService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const { nights, players } = file.rows
  const marks = file.rows.dayMarks
  const log = file.rows.nightChanges
  const { campaign } = file.rows
  const { links } = tools
  const { changes } = file

  const find = (id: string): GameNight => requireFound(nights.find(id), 'session')

  /** The view of a night, without players who no longer exist. */
  function view(row: GameNight, version = changes.versionOf('game_night', row.id)): NightView {
    const { closedAtChange, present, ...rest } = row
    const there = present.filter((id) => players.find(id) !== null)
    return { ...rest, present: there, isClosed: closedAtChange !== null, version }
  }
  function requireSound({ present, fromDay, toDay }: NightFields): void {
    for (const id of present) requireFound(players.find(id), 'player')
    if (fromDay !== null && toDay !== null && toDay < fromDay)
      throw new RefusalError('illegal', 'The last day of a session cannot lie before its first.')
  }

  /** The changes between the closing of the previous night and of this one, or until now. */
  function spanOf(id: string | null): ChangeSpan {
    const before = (id === null ? null : find(id).closedAtChange) ?? NOW
    return { after: nights.listClosed(before, 1)[0]?.closedAtChange ?? 0, before }
  }

  function entriesOf({ fromDay, toDay }: GameNight): Thing[] {
    const from = fromDay ?? toDay
    if (from === null) return []
    const span = { from, to: toDay ?? Math.max(from, campaign.get().today) }
    return marks.entriesWithin(span).map(({ kind, id, name }) => ({ kind, id, name }))
  }

  return {
    list(): NightView[] {
      const versions = changes.versionsOf('game_night')
      return nights.list().map((row) => view(row, versions.get(row.id)))
    },
    get({ id }: { id: string }): NightPage {
      const row = find(id)
      const nightThing = getNightThing(row)
      const others = links.nightsLinkingTo(nightThing).filter((night) => night.id !== id)
      const backlinks = [...links.entriesLinkingTo(nightThing).map(getEntryThing), ...others.map(getNightThing)]
      const own = links.read(`${row.plan}\n${row.recap}`)
      return { ...view(row), battles: marks.battlesOfNight(id), entries: entriesOf(row), backlinks, links: own }
    },
    create(fields: NightFields, author: Author): NightView {
      const id = newId()
      requireSound(fields)
      changes.record(`Plan session “${fields.name}”`, author, () => nights.add({ id, ...fields, closedAtChange: null }))
      return view(find(id))
    },
    update({ id, version, ...fields }: NightFields & RowVersionRef, author: Author): NightView {
      const before = find(id)
      requireRowUnchanged(file, 'game_night', id, version)
      requireSound(fields)
      changes.record(formatNightLabel(before, fields), author, () => {
        links.rename(getNightThing(before), fields.name)
        const texts = { plan: ownText(fields.plan, before, fields), recap: ownText(fields.recap, before, fields) }
        nights.update({ id, ...fields, ...texts, closedAtChange: before.closedAtChange })
      })
      return view(find(id))
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const { name } = find(id)
      requireRowUnchanged(file, 'game_night', id, version)
      changes.record(`Remove session “${name}”`, author, () => nights.remove(id))
    },
    /** Records the position in the change log, and the campaign days if they are not set. */
    close({ id, version }: RowVersionRef, author: Author): NightView {
      const row = find(id)
      requireRowUnchanged(file, 'game_night', id, version)
      if (row.closedAtChange !== null) throw new RefusalError('conflict', `“${row.name}” is closed already.`)
      const days = computeClosingDays(row, nights.listClosed(NOW, 1)[0] ?? null, campaign.get().today)
      changes.record(`Close session “${row.name}”`, author, (closedAtChange) =>
        nights.setClosed(id, { ...days, closedAtChange }),
      )
      return view(find(id))
    },
    reopen({ id, version }: RowVersionRef, author: Author): NightView {
      const { name, fromDay, toDay, closedAtChange } = find(id)
      requireRowUnchanged(file, 'game_night', id, version)
      if (closedAtChange === null) throw new RefusalError('conflict', `“${name}” is not closed.`)
      changes.record(`Open session “${name}” again`, author, () =>
        nights.setClosed(id, { fromDay, toDay, closedAtChange: null }),
      )
      return view(find(id))
    },
    changes({ id, limit }: { id: string | null; limit: number }): { changes: ChangeView[]; total: number } {
      const span = spanOf(id)
      return { changes: log.list(span, limit), total: log.count(span) }
    },
  }
}

/** Rewrites a night's links to itself after a rename. */
function ownText(text: string, before: GameNight, { name }: NightFields): string {
  return before.name === name ? text : rewriteSelfLinks(text, getNightThing(before), name)
}
