import type { Author } from '#main/db/change-log.ts'
import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { type GivingUp, resign } from '#main/games/fistful/commands/resign.ts'
import { mapWarnings } from '#main/games/fistful/map-warnings.ts'
import { rangeOf, shipCost } from '#main/games/fistful/rules/fleet-ships.ts'
import { createGame, rollFirstChooser } from '#main/games/fistful/setup.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { seededDice } from '#main/games/kit/dice.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { requireFitNames } from '#main/services/mail/fit-names.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { FistfulHead, FistfulLine, SeatInput } from '#shared/contract/fistful/views.ts'
import { otherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { Seats } from '#shared/games/fistful/play-modes.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { midSentence } from '#shared/kit/words.ts'
import { createFistfulArchive } from './archive.ts'
import { createHomeworldKeeping, withBotHomeworlds, withHomeworld } from './homeworlds.ts'
import { keysFor, keyWords } from './keys.ts'
import { mapOfCluster, readSettings, requirePlayable } from './map.ts'
import { createNextSteps, nameOf, resolverOf, resultView } from './next-step.ts'
import type { OutgoingMails } from './outgoing-mail.ts'
import { createSigning } from './signed-steps.ts'
import { type FistfulTools, positionOf, requirePlayedHere, type SeenGame, stateOf } from './tools.ts'

interface Changing extends SeenGame {
  readonly name: string
  readonly notes: string
  readonly seats: { readonly A: SeatInput; readonly B: SeatInput }
  readonly dueOn: string | null
}

/** The use cases of the games themselves (FIST-SETUP-1 to -4, FIST-VIC-3). */
export function createFistfulGames(tools: FistfulTools, post: OutgoingMails) {
  const { file, board, newId, seedFor, now, getGame, getRunning, deskVersion, requireFreshSheets, sheetOf } = tools
  const { clusters, things, players, factions } = file.rows
  const archive = createFistfulArchive(tools)
  const keepHomeworlds = createHomeworldKeeping(tools)
  const signing = createSigning(tools)
  const next = createNextSteps(tools)
  const { links } = tools
  const { changes } = file

  function requireSeats(seats: Changing['seats']): void {
    for (const { playerId, factionId } of [seats.A, seats.B]) {
      if (playerId !== null) found(players.find(playerId), 'player')
      if (factionId !== null) found(factions.find(factionId), 'faction')
    }
  }

  function line(game: FistfulGame): FistfulLine {
    const { id, name, mode, seats, mySide, dueOn, position } = game
    const [first] = next(game, post.hasMail(game))
    return {
      id,
      name,
      mode,
      mySide,
      dueOn,
      turn: position.turn,
      version: deskVersion(game),
      seats: { A: seats.A.name, B: seats.B.name },
      waitsFor: first?.text ?? '',
      result: resultView(game, position.result),
    }
  }

  function head(game: FistfulGame): FistfulHead {
    const { id, name, notes, mode, code, clusterId, mySide, seats, areDiceTyped, settings, dueOn, position } = game
    const cluster = clusterId === null ? null : clusters.find(clusterId)
    return {
      id,
      name,
      notes,
      mode,
      code,
      mySide,
      areDiceTyped,
      dueOn,
      turn: position.turn,
      cluster: cluster === null ? null : { id: cluster.id, name: cluster.name },
      seats: { A: { ...seats.A }, B: { ...seats.B } },
      settings: { ...settings },
      ships: SHIP_KINDS.map((kind) => {
        return { kind, cost: shipCost(kind, settings), range: rangeOf({ [kind]: 1 }, settings) }
      }),
      supplyHexes: settings.friendlyColonyHexes,
      keys: keyWords(board.keys.find(id)),
      result: resultView(game, position.result),
      version: deskVersion(game),
    }
  }

  function giveUp({ id, version, side }: SeenGame & { side: Side }, why: GivingUp, author: Author) {
    const game = getRunning(id)
    requireFreshSheets(game, version, [])
    const position = positionOf(resign(stateOf(game), side, why))
    const command = why === 'resigned' ? 'gives up' : 'forfeits'
    changes.record(`${nameOf(game, side)} ${command} ${midSentence(game.name)}`, author, () => {
      board.games.update({ ...game, position, isOver: true, dueOn: null })
      const by = why === 'forfeit' && game.mySide !== null ? { by: game.mySide } : {}
      const step = { kind: 'resign', turn: game.position.turn, side, why, ...by } as const
      if (archive.stepsOf(id).length > 0) archive.append(id, signing.signedSteps(game, [step]))
      post.keepOutgoing(getGame(id))
    })
    return { version: deskVersion(getGame(id)) }
  }

  return {
    head,
    list: (): FistfulLine[] => board.games.list().map(line),
    lookAtMap({ clusterId, settings }: Pick<FistfulFields, 'clusterId' | 'settings'>) {
      const map = mapOfCluster(found(clusters.find(clusterId), 'cluster'), things)
      const { routeMode } = readSettings({}, map)
      return { routeMode, warnings: mapWarnings(map, readSettings(settings, map)) }
    },
    create(fields: FistfulFields, author: Author): { id: string } {
      const cluster = found(clusters.find(fields.clusterId), 'cluster')
      const map = mapOfCluster(cluster, things)
      const settings = readSettings(fields.settings, map)
      requireSoundFields(fields, settings)
      requireSeats(fields.seats)
      requireFitToSend(fields, Object.values(map.stars))
      requirePlayable(map, settings, cluster.name)
      const id = newId()
      const diceSeed = seedFor(id)
      const seated = seatSides(fields, settings, diceSeed)
      const { name, mode, areDiceTyped, dueOn } = fields
      const game: FistfulGame = {
        id,
        name,
        notes: '',
        clusterId: cluster.id,
        mode,
        code: codeOf(id, diceSeed),
        ...seated,
        areDiceTyped,
        diceSeed,
        diceVersion: NEWEST_GENERATOR,
        settings,
        map,
        dueOn,
        isOver: false,
        createdAt: now(),
        position: positionOf(createGame(map, settings)),
      }
      changes.record(`Begin ${midSentence(name)}`, author, () => {
        board.games.add(game)
        if (mode === 'sealed') board.keys.put(keysFor(game, null))
        const chosen = withBotHomeworlds(game)
        if (chosen !== game) keepHomeworlds(chosen)
        post.keepOutgoing(getGame(id))
      })
      return { id }
    },
    update({ id, version, ...fields }: Changing, author: Author): FistfulHead {
      const before = getGame(id)
      requireFreshSheets(before, version, [])
      requireSeats(fields.seats)
      requireBots(before, fields.seats)
      requireFitToSend({ ...fields, mode: before.mode }, [])
      const label =
        before.name === fields.name
          ? `Edit ${midSentence(before.name)}`
          : `${before.name} becomes ${midSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'fistful-game', id, name: before.name }, fields.name)
        board.games.update({ ...before, ...fields })
      })
      return head(getGame(id))
    },
    remove({ id, version }: SeenGame, author: Author): void {
      const game = getGame(id)
      requireFreshSheets(game, version, SIDES)
      changes.record(`Remove ${midSentence(game.name)}`, author, () => board.games.remove(id))
    },
    chooseHomeworld({ id, version, side, star }: SeenGame & { side: Side; star: string }, author: Author) {
      const game = getRunning(id)
      requirePlayedHere(game, side)
      requireFreshSheets(game, version, [])
      const chosen = withBotHomeworlds(withHomeworld(game, side, star))
      changes.record(`${nameOf(game, side)} chooses a homeworld, ${midSentence(game.name)}`, author, () => {
        keepHomeworlds(chosen)
        post.keepOutgoing(getGame(id))
      })
      return { version: deskVersion(getGame(id)) }
    },
    resign(seen: SeenGame & { side: Side }, author: Author): { version: number } {
      const game = getRunning(seen.id)
      requirePlayedHere(game, seen.side)
      requireNothingOut(game, sheetOf(game, game.position.turn, seen.side))
      return giveUp(seen, 'resigned', author)
    },
    forfeit(seen: SeenGame & { side: Side }, author: Author): { version: number } {
      const { mySide } = getRunning(seen.id)
      if (mySide === seen.side) throw new Refused('illegal', 'Nobody declares the own side late: resign instead.')
      return giveUp(seen, 'forfeit', author)
    },
  }
}

/** FIST-FOG-3, FIST-TURN-3: what goes together. */
function requireSoundFields(
  { mode, mySide, areDiceTyped, seats }: FistfulFields,
  { fog, flownClashes, foughtCaptures }: Settings,
): void {
  const isRemote = mode === 'mail' || mode === 'sealed'
  const refuse = (why: string): never => {
    throw new Refused('illegal', why)
  }
  if (isRemote && mySide === null) refuse('Say which side is played here: the other one is played by mail.')
  if (!isRemote && mySide !== null) refuse('Both sides are played here: leave out which one is yours.')
  if (isRemote && (flownClashes || foughtCaptures))
    refuse(
      'By mail nobody sees the other’s table: clashes are flown and captures fought at one table or with a referee.',
    )
  if (isRemote && fog !== 'off') refuse('Fog needs a referee: choose a game at the table or with a referee.')
  if (mode === 'sealed' && areDiceTyped)
    refuse('In a sealed game the dice come from both players: they cannot be typed.')
  if (isRemote && SIDES.some((side) => seats[side].temper !== null)) refuse('In a game by mail both sides are people.')
}

/** In games by mail every name goes into the invitation. */
function requireFitToSend(
  { mode, name, seats }: Pick<FistfulFields, 'mode' | 'name' | 'seats'>,
  stars: readonly { readonly name: string }[],
): void {
  if (mode !== 'mail' && mode !== 'sealed') return
  requireFitNames([name, seats.A.name, seats.B.name, ...stars.map((star) => star.name)])
}

/** Who waits for the other to resolve a turn may not end the game before it: the other may have resolved it already. */
function requireNothingOut({ mode, seats }: FistfulGame, { side, turn, seal, isReady }: FistfulSheet): void {
  const other = seats[otherSide(side)].name
  if (mode === 'sealed' && side === 'B' && seal !== null)
    throw new Refused(
      'conflict',
      `Your sealed orders for turn ${turn} are with ${other}, who may have resolved it. Paste the next mail of ${other}, resolve the turn, then give up.`,
    )
  if (mode === 'mail' && resolverOf(turn) !== side && isReady)
    throw new Refused(
      'conflict',
      `Your orders for turn ${turn} are handed in, and ${other} may have resolved it. Paste the report first, or take the orders back if their mail was not sent; then give up.`,
    )
}

function requireBots({ mode }: FistfulGame, seats: Changing['seats']): void {
  if (mode !== 'mail' && mode !== 'sealed') return
  if (seats.A.temper !== null || seats.B.temper !== null)
    throw new Refused('illegal', 'In a game by mail both sides are people.')
}

/** Player A is who chooses first: where that is the second seat, the two change places (FIST-SETUP-4). */
function seatSides(
  { seats, mySide }: FistfulFields,
  { firstChooser }: Settings,
  diceSeed: string,
): { seats: Seats; mySide: Side | null } {
  const first =
    firstChooser === 'roll'
      ? rollFirstChooser(seededDice(`${diceSeed}/first-chooser`, 0, NEWEST_GENERATOR))
      : firstChooser
  if (first === 'A') return { seats, mySide }
  return { seats: { A: seats.B, B: seats.A }, mySide: mySide === null ? null : otherSide(mySide) }
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** What names a game in mails: letters and digits that nobody takes for one another. */
function codeOf(id: string, seed: string): string {
  const hash = sha256Hex(`${id}/${seed}`)
  return Array.from({ length: CODE_LENGTH }, (_, at) =>
    CODE_LETTERS.charAt(Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16) % CODE_LETTERS.length),
  ).join('')
}
