import type { LinkTarget } from '#main/db/repositories/journal.ts'
import { bracketName } from '#main/journal/wiki-link.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { ShipResult } from '#shared/contract/space-planes/battles.ts'
import { capital } from '#shared/games/space-planes/sides.ts'
import { type Flown, killWords, outcomeWords } from './results.ts'

/** What the draft of a battle links to. */
export interface Telling {
  readonly find: (kind: Thing['kind'], id: string) => Thing | null
  readonly linkFor: (thing: Thing) => string
  /** Who sits on a seat that no flotilla flies for. */
  readonly seatName: (seat: string) => string
  readonly starId: string | null
  readonly nightId: string | null
  readonly remark: string
}

/** A draft for the journal: where, who won, what became of each ship. Only what it names as a thing becomes a link. */
export function reportBattle(
  flown: Flown,
  ships: readonly ShipResult[],
  telling: Telling,
): { readonly body: string; readonly known: readonly LinkTarget[] } {
  const known: LinkTarget[] = []
  const link = (kind: Thing['kind'], id: string | null, name: string): string => {
    const thing = id === null ? null : telling.find(kind, id)
    if (thing === null) return plain(name)
    known.push({ kind, id: thing.id })
    return `[[${telling.linkFor(thing)}]]`
  }
  const { battle } = flown
  const sideOf = (seat: string): string => {
    const side = battle.sides?.[seat]
    return side ? link('flotilla', side.flotillaId, side.name) : plain(capital(telling.seatName(seat)))
  }
  const where = telling.starId === null ? [] : [`Flown over ${link('star', telling.starId, 'a star')}.`]
  const when = telling.nightId === null ? [] : [`Played at ${link('night', telling.nightId, 'a session')}.`]
  const lines = ships.map(
    ({ name, flotilla, end, kills }) =>
      `- **${plain(name)}** of ${plain(flotilla)}: ${plain(lower(end))}${killWords(kills)}.`,
  )
  const remark = telling.remark.trim() === '' ? [] : ['', plain(telling.remark.trim())]
  const opening = [...where, ...when, outcomeWords(battle, sideOf)].join(' ')
  const body = [opening, ...(lines.length === 0 ? [] : ['', ...lines]), ...remark].join('\n')
  return { body, known }
}

/** Names stand as they are written: no link by accident, and no mark of Markdown. */
function plain(text: string): string {
  return bracketName(text).replace(/[\\*_`<>#|~]/g, String.raw`\$&`)
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
