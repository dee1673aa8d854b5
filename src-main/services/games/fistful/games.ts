import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { type ResignReason, applyResignation } from '#main/games/fistful/commands/resign.ts'
import { listMapWarnings } from '#main/games/fistful/map-warnings.ts'
import { getMoveRange, getShipCost } from '#main/games/fistful/rules/fleet-ships.ts'
import { createGame, rollFirstHomeworldChooser } from '#main/games/fistful/setup.ts'
import { NEWEST_DICE_GENERATOR_VERSION } from '#main/games/kit/dice-generators.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { sha256Hex } from '#main/games/kit/hash.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { FistfulGameHeader, FistfulListItem } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES, getOtherSide } from '#shared/games/fistful/model.ts'
import type { Seats } from '#shared/games/fistful/play-modes.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import {
  type FistfulDependencies,
  extractPosition,
  requirePlayedHere,
  type GameVersionRef,
  buildGameState,
} from './fistful-dependencies.ts'
import {
  requireBotsAllowed,
  requireGameNamesMailable,
  requireOpponentNotResolvingTurn,
  requireConsistentOptions,
} from './game-option-checks.ts'
import { createHomeworldWriter, chooseBotHomeworlds, applyHomeworldChoice } from './homeworlds.ts'
import { createGameKeys, formatKeyFingerprints } from './keys.ts'
import { buildGameMap, parseGameSettings, requirePlayableMap } from './map.ts'
import { createNextStepLister, formatSideName, formatGameResult } from './next-step.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'
import { createStepSigner } from './signed-steps.ts'

/** Assigns the sides: player A chooses first, so if that is the second seat, the two are swapped (FIST-SETUP-4). */
function assignSides(
  { seats, mySide }: FistfulFields,
  { firstChooser }: FistfulSettings,
  diceSeed: string,
): { seats: Seats; mySide: Side | null } {
  const first =
    firstChooser === 'roll'
      ? rollFirstHomeworldChooser(createSeededDice(`${diceSeed}/first-chooser`, 0, NEWEST_DICE_GENERATOR_VERSION))
      : firstChooser
  if (first === 'A') return { seats, mySide }
  return { seats: { A: seats.B, B: seats.A }, mySide: mySide === null ? null : getOtherSide(mySide) }
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** Code that identifies a game in mails, made of letters and digits that are not easily confused. */
function computeGameCode(id: string, seed: string): string {
  const hash = sha256Hex(`${id}/${seed}`)
  return Array.from({ length: CODE_LENGTH }, (_, at) =>
    CODE_LETTERS.charAt(Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16) % CODE_LETTERS.length),
  ).join('')
}

/** Creates the service of the games themselves (FIST-SETUP-1 to -4, FIST-VIC-3). */
export function createFistfulGameService(tools: FistfulDependencies, post: OutgoingMailService) {
  const { file, board, newId, seedFor, now, getGame, getRunning, deskVersion, requireFreshSheets, sheetOf } = tools
  const { clusters, things, players, factions } = file.rows
  const archive = createFistfulArchiveAccess(tools)
  const keepHomeworlds = createHomeworldWriter(tools)
  const signing = createStepSigner(tools)
  const next = createNextStepLister(tools)
  const { links } = tools
  const { changes } = file

  function requireSeats(seats: ServiceMethodInput<'fistful', 'update'>['seats']): void {
    for (const { playerId, factionId } of [seats.A, seats.B]) {
      if (playerId !== null) requireFound(players.find(playerId), 'player')
      if (factionId !== null) requireFound(factions.find(factionId), 'faction')
    }
  }

  function line(game: FistfulGame): FistfulListItem {
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
      result: formatGameResult(game, position.result),
    }
  }

  function head(game: FistfulGame): FistfulGameHeader {
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
        return { kind, cost: getShipCost(kind, settings), range: getMoveRange({ [kind]: 1 }, settings) }
      }),
      supplyHexes: settings.friendlyColonyHexes,
      keys: formatKeyFingerprints(board.keys.find(id)),
      result: formatGameResult(game, position.result),
      version: deskVersion(game),
    }
  }

  function giveUp({ id, version, side }: GameVersionRef & { side: Side }, why: ResignReason, author: Author) {
    const game = getRunning(id)
    requireFreshSheets(game, version, [])
    const position = extractPosition(applyResignation(buildGameState(game), side, why))
    const command = why === 'resigned' ? 'gives up' : 'forfeits'
    changes.record(`${formatSideName(game, side)} ${command} ${formatNameMidSentence(game.name)}`, author, () => {
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
    list: (): FistfulListItem[] => board.games.list().map(line),
    lookAtMap({ clusterId, settings }: Pick<FistfulFields, 'clusterId' | 'settings'>) {
      const map = buildGameMap(requireFound(clusters.find(clusterId), 'cluster'), things)
      const { routeMode } = parseGameSettings({}, map)
      return { routeMode, warnings: listMapWarnings(map, parseGameSettings(settings, map)) }
    },
    create(fields: FistfulFields, author: Author): { id: string } {
      const cluster = requireFound(clusters.find(fields.clusterId), 'cluster')
      const map = buildGameMap(cluster, things)
      const settings = parseGameSettings(fields.settings, map)
      requireConsistentOptions(fields, settings)
      requireSeats(fields.seats)
      requireGameNamesMailable(fields, Object.values(map.stars))
      requirePlayableMap(map, settings, cluster.name)
      const id = newId()
      const diceSeed = seedFor(id)
      const seated = assignSides(fields, settings, diceSeed)
      const { name, mode, areDiceTyped, dueOn } = fields
      const game: FistfulGame = {
        id,
        name,
        notes: '',
        clusterId: cluster.id,
        mode,
        code: computeGameCode(id, diceSeed),
        ...seated,
        areDiceTyped,
        diceSeed,
        diceVersion: NEWEST_DICE_GENERATOR_VERSION,
        settings,
        map,
        dueOn,
        isOver: false,
        createdAt: now(),
        position: extractPosition(createGame(map, settings)),
      }
      changes.record(`Begin ${formatNameMidSentence(name)}`, author, () => {
        board.games.add(game)
        if (mode === 'sealed') board.keys.put(createGameKeys(game, null))
        const chosen = chooseBotHomeworlds(game)
        if (chosen !== game) keepHomeworlds(chosen)
        post.keepOutgoing(getGame(id))
      })
      return { id }
    },
    update({ id, version, ...fields }: ServiceMethodInput<'fistful', 'update'>, author: Author): FistfulGameHeader {
      const before = getGame(id)
      requireFreshSheets(before, version, [])
      requireSeats(fields.seats)
      requireBotsAllowed(before, fields.seats)
      requireGameNamesMailable({ ...fields, mode: before.mode }, [])
      const label =
        before.name === fields.name
          ? `Edit ${formatNameMidSentence(before.name)}`
          : `${before.name} becomes ${formatNameMidSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'fistful-game', id, name: before.name }, fields.name)
        board.games.update({ ...before, ...fields })
      })
      return head(getGame(id))
    },
    remove({ id, version }: GameVersionRef, author: Author): void {
      const game = getGame(id)
      requireFreshSheets(game, version, SIDES)
      changes.record(`Remove ${formatNameMidSentence(game.name)}`, author, () => board.games.remove(id))
    },
    chooseHomeworld({ id, version, side, star }: GameVersionRef & { side: Side; star: string }, author: Author) {
      const game = getRunning(id)
      requirePlayedHere(game, side)
      requireFreshSheets(game, version, [])
      const chosen = chooseBotHomeworlds(applyHomeworldChoice(game, side, star))
      changes.record(
        `${formatSideName(game, side)} chooses a homeworld, ${formatNameMidSentence(game.name)}`,
        author,
        () => {
          keepHomeworlds(chosen)
          post.keepOutgoing(getGame(id))
        },
      )
      return { version: deskVersion(getGame(id)) }
    },
    resign(seen: GameVersionRef & { side: Side }, author: Author): { version: number } {
      const game = getRunning(seen.id)
      requirePlayedHere(game, seen.side)
      requireOpponentNotResolvingTurn(game, sheetOf(game, game.position.turn, seen.side))
      return giveUp(seen, 'resigned', author)
    },
    forfeit(seen: GameVersionRef & { side: Side }, author: Author): { version: number } {
      const { mySide } = getRunning(seen.id)
      if (mySide === seen.side) throw new RefusalError('illegal', 'Nobody declares the own side late: resign instead.')
      return giveUp(seen, 'forfeit', author)
    },
  }
}
