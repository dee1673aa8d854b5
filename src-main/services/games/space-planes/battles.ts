import type { Author } from '#main/db/change-log.ts'
import { FRESH_ENTRY } from '#main/db/repositories/journal.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Viewer } from '#main/services/caller.ts'
import { beginMatch } from '#main/services/matches/begin-match.ts'
import { decided, entryKeeper } from '#main/services/matches/entries.ts'
import { createMatchBook, type OpenMatch } from '#main/services/matches/match-book.ts'
import { nameIndexOf } from '#main/services/name-index.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { NewPlanesBattle, PlanesResults, ShipResult } from '#shared/contract/space-planes/battles.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Fate } from '#shared/games/space-planes/flotillas.ts'
import { midSentence } from '#shared/kit/words.ts'
import { rosterOf } from './flotillas.ts'
import { optionsWithSides } from './new-battle.ts'
import { reportBattle } from './report.ts'
import { type Flown, resultNotes, shipAfter, shipResults } from './results.ts'

/** What is applied, where it differs from what the results say. */
interface Applying {
  readonly id: string
  readonly seen: number
  readonly fates: readonly { readonly seat: string; readonly shipId: string; readonly fate: Fate }[]
  readonly title: string | null
  readonly remark: string
  readonly starId: string | null
  readonly nightId: string | null
}

/** The use cases of battles that flotillas fly in: how they begin, and what follows from them. */
export function createPlanesBattles(tools: Tools) {
  const { file, links, newId, now } = tools
  const { flotillas, journal, starLinks, matches } = file.rows
  const { changes } = file
  const book = createMatchBook(tools, [SPACE_PLANES])
  const keep = entryKeeper(book)
  const names = nameIndexOf(file)

  const opened = (id: string): OpenMatch => {
    const open = book.open(id, { name: '', session: '', role: 'gamemaster', playerId: null })
    if (open.game.id === SPACE_PLANES.id) return open
    throw new Refused('illegal', `${open.match.name} is no battle of Space Planes.`)
  }
  function flownOf(open: OpenMatch): Flown {
    const battle = book.standing(open).state as Battle
    const events = book.logOf(open.match.id).flatMap((entry) => entry.events as BattleEvent[])
    return { name: open.match.name, battle, events }
  }
  /** The newest change of the battle and of all that it would write to. */
  function seenOf({ match, seats }: OpenMatch, { battle }: Flown): number {
    const n = matches.entries.findNewest(match.id)?.n ?? 0
    const ids = Object.values(battle.sides ?? {}).map(({ flotillaId }) => flotillaId)
    return Math.max(book.versions.newestOf(match.id, seats, n), ...ids.map((id) => changes.versionOf('flotilla', id)))
  }
  function draftOf(open: OpenMatch, flown: Flown, { ships, ...told }: Draft) {
    const seat = (id: string) => open.seats.find((one) => one.seat === id)
    const seatName = (id: string) => {
      const row = seat(id)
      return row ? book.seatName(row) : id
    }
    const linkBook = links.names()
    return reportBattle(flown, ships, {
      ...told,
      seatName,
      find: (kind, id) => names.find(kind, id),
      linkFor: (thing) => linkBook.linkFor(thing),
    })
  }
  function write(open: OpenMatch, flown: Flown, applying: Applying): string | null {
    const { title, remark, starId, nightId, fates } = applying
    const { match } = open
    const ships = shipResults(flown, flotillas.find)
    writeShips(match.name, ships, fates)
    matches.matches.update({
      id: match.id,
      name: match.name,
      notes: match.notes,
      battleId: match.battleId,
      starId,
      nightId,
    })
    if (title === null) return null
    const { body, known } = draftOf(open, flown, { ships, remark, starId, nightId })
    const [entryId, at] = [newId(), now()]
    journal.add({ ...FRESH_ENTRY, id: entryId, title, body, tags: ['battle'], createdAt: at, updatedAt: at })
    links.store({ id: entryId, body, known })
    if (starId !== null) starLinks.add({ id: newId(), starId, targetKind: 'journal', targetId: entryId })
    return entryId
  }
  function writeShips(battle: string, results: readonly ShipResult[], fates: Applying['fates']): void {
    const byFlotilla = Map.groupBy(results, ({ flotillaId }) => flotillaId)
    for (const [id, ships] of byFlotilla) {
      const row = id === null ? null : flotillas.find(id)
      if (row === null) continue
      const after = row.ships.map((ship) => {
        const result = ships.find(({ shipId }) => shipId === ship.id)
        if (!result) return ship
        const said = fates.find(({ seat, shipId }) => seat === result.seat && shipId === ship.id)?.fate
        return shipAfter(ship, result, { battle, fate: said ?? result.after ?? ship.fate })
      })
      flotillas.update({ ...row, ships: after, roster: rosterOf(after) })
    }
  }

  return {
    create(fields: NewPlanesBattle, author: Author): { id: string } {
      const { name, seats, starId, nightId } = fields
      const options = optionsWithSides(file, fields)
      const factions = new Map(
        fields.flotillas.map(({ seat, flotillaId }) => [seat, flotillas.find(flotillaId)?.factionId]),
      )
      const seated = seats.map((seat) => ({ ...seat, factionId: seat.factionId ?? factions.get(seat.seat) ?? null }))
      return beginMatch(
        book,
        { game: SPACE_PLANES.id, name, options, seats: seated, starId, nightId, battleId: null },
        author,
      )
    },
    results({ id }: { id: string }): PlanesResults {
      const open = opened(id)
      const flown = flownOf(open)
      const { starId, nightId, name } = open.match
      const ships = shipResults(flown, flotillas.find)
      const { body } = draftOf(open, flown, { ships, remark: '', starId, nightId })
      return {
        isOver: flown.battle.phase === 'over',
        isApplied: flown.battle.isApplied ?? false,
        seen: seenOf(open, flown),
        ships,
        notes: resultNotes(flown, ships, flotillas.find),
        draft: { title: name, body },
        starId,
        nightId,
      }
    },
    apply(applying: Applying, author: Viewer): { entryId: string | null } {
      const open = opened(applying.id)
      const flown = flownOf(open)
      requireSeen(seenOf(open, flown), applying.seen)
      const { starId, nightId } = applying
      if (starId !== null) found(names.find('star', starId), 'star')
      if (nightId !== null) found(names.find('night', nightId), 'session')
      const by = flown.battle.seats[0] ?? ''
      const applied: Command = { by, type: 'apply' }
      const played = decided(book, open, { command: applied, faces: [] })
      let entryId: string | null = null
      const label = `Apply the results of ${midSentence(open.match.name)}`
      keep(open, played, author, { label, write: () => (entryId = write(open, flown, applying)) })
      return { entryId }
    },
  }
}

type Draft = { readonly ships: readonly ShipResult[] } & Pick<Applying, 'remark' | 'starId' | 'nightId'>

function requireSeen(now: number, seen: number): void {
  if (now === seen) return
  throw new Refused(
    'stale',
    'The battle or one of its flotillas was changed since. Nothing was applied: look at the results again.',
  )
}
