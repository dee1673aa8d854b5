import type { Author } from '#main/db/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { type GivingUp, resign } from '#main/games/fistful/commands/resign.ts'
import { mapWarnings } from '#main/games/fistful/map-warnings.ts'
import { rangeOf, shipCost } from '#main/games/fistful/rules/fleet-ships.ts'
import { createGame } from '#main/games/fistful/setup.ts'
import { NEWEST_GENERATOR } from '#main/games/kit/dice-generators.ts'
import { found, Refused } from '#main/services/refused.ts'
import type { InputOf } from '#shared/contract/contract.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { FistfulHead, FistfulLine } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { midSentence } from '#shared/kit/words.ts'
import { createFistfulArchive } from './archive.ts'
import { createHomeworldKeeping, withBotHomeworlds, withHomeworld } from './homeworlds.ts'
import { keysFor, keyWords } from './keys.ts'
import { mapOfCluster, readSettings, requirePlayable } from './map.ts'
import { codeOf, seatSides } from './new-game.ts'
import { createNextSteps, nameOf, resultView } from './next-step.ts'
import type { OutgoingMails } from './outgoing-mail.ts'
import { requireBots, requireFitToSend, requireNothingOut, requireSoundFields } from './require-fair-game.ts'
import { createSigning } from './signed-steps.ts'
import { type FistfulTools, positionOf, requirePlayedHere, type SeenGame, stateOf } from './tools.ts'

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

  function requireSeats(seats: InputOf<'fistful', 'update'>['seats']): void {
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
    update({ id, version, ...fields }: InputOf<'fistful', 'update'>, author: Author): FistfulHead {
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
