import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { computeTurnResolutionState, listUndecidedFights } from '#main/games/fistful/commands/turn-resolution-state.ts'
import { findResolvableTurn } from '#main/games/fistful/proof/protocol.ts'
import { getSideOfDestroyedShip } from '#main/games/fistful/rules/combat.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { DieRequest } from '#shared/contract/fistful/reports.ts'
import type { LinkedFight, DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'
import { type Orders, getOtherSide, type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { RollRequest } from '#shared/games/fistful/views.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { buildFightView } from './fight-views.ts'
import { createFightWriter } from './fights.ts'
import { type FistfulDependencies, isPlayedHere, type GameVersionRef, buildGameState } from './fistful-dependencies.ts'
import { formatShipInLine, capitalizeSentence } from './format-ships.ts'
import { formatSideName, getResolvingSide } from './next-step.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'
import { buildSealProtocol } from './protocol.ts'
import { chooseBotOrders, requireHomeworldsChosen } from './sheets.ts'
import { createStepSigner } from './signed-steps.ts'
import { computeTurnSeed } from './turn-seed.ts'
import { type SheetsBySide, createTurnWriter } from './turn-writer.ts'

/** A turn being carried out: its orders and the source of its dice. */
interface ThrownTurn {
  readonly game: FistfulGame
  readonly seed: string | null
  readonly orders: Readonly<Record<Side, Orders>>
  readonly faces: readonly number[]
}

interface Waiting {
  readonly game: FistfulGame
  readonly sheets: SheetsBySide
  readonly faces: readonly number[]
}

/** Creates the service that resolves turns (FIST-TURN-1, -2, -3). */
export function createFistfulTurnService(tools: FistfulDependencies, { keepOutgoing }: OutgoingMailService) {
  const { file, board, getGame, getRunning, sheetOf, deskVersion, requireFreshSheets, fights } = tools
  const waitFor = createFightWriter(tools)
  const keep = createTurnWriter(tools)
  const signing = createStepSigner(tools)

  /** Both sheets as they would be carried out. Bots fill in missing ones. */
  function sheetsOf(game: FistfulGame): SheetsBySide {
    requireHomeworldsChosen(game)
    const [A, B] = [sheetFor(game, 'A'), sheetFor(game, 'B')]
    for (const sheet of [A, B]) requireReady(game, sheet)
    return { A, B }
  }

  function sheetFor(game: FistfulGame, side: Side): FistfulSheet {
    const sheet = sheetOf(game, game.position.turn, side)
    const { temper } = game.seats[side]
    if (temper === null || sheet.isReady) return sheet
    return { ...sheet, isReady: true, orders: chooseBotOrders(game, side, temper) }
  }

  function requireReady(game: FistfulGame, { side, turn, isReady }: FistfulSheet): void {
    if (isReady) return
    const what = isPlayedHere(game, side) ? 'hand them in first' : 'paste the mail that brings them'
    throw new RefusalError(
      'conflict',
      `The orders of ${formatSideName(game, side)} for turn ${turn} are missing: ${what}.`,
    )
  }

  function requireResolver(game: FistfulGame): Side | null {
    if (game.mode !== 'mail') return null
    const { turn } = game.position
    const resolver = getResolvingSide(turn)
    if (resolver === game.mySide) return resolver
    throw new RefusalError('conflict', `${formatSideName(game, resolver)} resolves turn ${turn} and mails the report.`)
  }

  function seedOf(game: FistfulGame): string {
    if (game.mode !== 'sealed') return computeTurnSeed(game, game.position.turn)
    const ready = findResolvableTurn(buildSealProtocol(game, board.sheets.listOf(game.id)))
    if (ready !== null) return ready.seed
    const otherSide = getOtherSide(game.mySide ?? 'A')
    throw new RefusalError(
      'conflict',
      `${formatSideName(game, otherSide)} has not shown the sealed orders yet: paste the mail that does.`,
    )
  }

  /** Carries out the turn: returns it resolved, or the fights to be fought first. */
  function gone({
    game,
    seed,
    orders,
    faces,
  }: ThrownTurn): { resolved: ResolvedTurn } | { open: readonly LinkedFight[] } {
    const decided = fights.decidedOf(game)
    if (seed !== null) {
      const resolved = resolveTurn(buildGameState(game), orders, createVerifiableDice(seed), decided)
      const open = listUndecidedFights(resolved, decided)
      return open.length > 0 ? { open } : { resolved }
    }
    const next = typed(game, orders, { faces, decided })
    if (!('wanted' in next)) return next
    throw new RefusalError('conflict', `A die is still missing: ${rollWords(next.wanted)}`)
  }

  /** Suspends the turn: records the fights to be fought and keeps the orders. */
  function wait({ game, sheets, faces }: Waiting, open: readonly LinkedFight[], author: Author) {
    const waiting = fights.ofTurn(game).find(({ isDecided }) => !isDecided)
    if (waiting !== undefined) throw new RefusalError('conflict', buildFightView(game, waiting).text)
    const { turn } = game.position
    file.changes.record(`Turn ${turn} of ${formatNameMidSentence(game.name)} waits for what is fought`, author, () => {
      for (const side of SIDES) board.sheets.put({ ...sheets[side], isReady: true })
      waitFor(game, open, faces)
    })
    return { turn, waits: open.length, version: deskVersion(getGame(game.id)) }
  }

  return {
    nextDie({ id, faces }: { id: string; faces: readonly number[] }): { wanted: DieRequest | null } {
      const game = getRunning(id)
      const sheets = sheetsOf(game)
      const all = [...fights.facesOf(game), ...faces]
      const orders = { A: sheets.A.orders, B: sheets.B.orders }
      const next = typed(game, orders, { faces: all, decided: fights.decidedOf(game) })
      return { wanted: 'wanted' in next ? wantedDie(game, next.wanted) : null }
    },
    resolve({ id, version, faces }: GameVersionRef & { faces: readonly number[] }, author: Author) {
      const game = getRunning(id)
      requireFreshSheets(game, version, SIDES)
      const { turn } = game.position
      const resolver = requireResolver(game)
      const sheets = sheetsOf(game)
      const seed = game.areDiceTyped ? null : seedOf(game)
      const orders = { A: sheets.A.orders, B: sheets.B.orders }
      if (seed !== null && faces.length > 0)
        throw new RefusalError('illegal', 'Orrery throws the dice of this game: leave the faces out.')
      const all = [...fights.facesOf(game), ...faces]
      const next = gone({ game, seed, orders, faces: all })
      if ('open' in next) return wait({ game, sheets, faces: all }, next.open, author)
      const { resolved } = next
      signing.requireSameEnd(game, resolved.state)
      file.changes.record(`Resolve turn ${turn} of ${formatNameMidSentence(game.name)}`, author, () => {
        keep({ game, sheets, resolved, seed, resolver })
        keepOutgoing(getGame(id))
      })
      return { turn, waits: 0, version: deskVersion(getGame(id)) }
    },
  }
}

/** Carries out a turn with the faces entered so far. Refuses invalid faces. */
function typed(
  game: FistfulGame,
  orders: Readonly<Record<Side, Orders>>,
  { faces, decided }: { readonly faces: readonly number[]; readonly decided: readonly DecidedLinkedFight[] },
) {
  if (!game.areDiceTyped) throw new RefusalError('conflict', 'Orrery throws the dice of this game: none are typed in.')
  try {
    return computeTurnResolutionState(buildGameState(game), orders, faces, decided)
  } catch (error) {
    if (error instanceof RangeError) throw new RefusalError('illegal', error.message)
    throw error
  }
}

const D6 = [1, 2, 3, 4, 5, 6] as const

function wantedDie({ map }: FistfulGame, wanted: RollRequest): DieRequest {
  const { star } = wanted
  const meaning = D6.map((face) => (wanted.what === 'landing' ? landingWords(face) : faceWords(wanted, face)))
  const round = wanted.what === 'battle' ? wanted.round : null
  return { text: rollWords(wanted), star, name: map.stars[star]?.name ?? '', round, sides: D6.length, meaning }
}

function rollWords(wanted: RollRequest): string {
  if (wanted.what === 'landing') return `Both sides land at ${wanted.star}.`
  return capitalizeSentence(`${formatShipInLine(wanted.attacker)} against ${formatShipInLine(wanted.enemy)}`)
}

/** FIST-COL-3. */
function landingWords(face: number): string {
  return face <= 3 ? 'A lands.' : 'B lands.'
}

/** FIST-COMBAT-4, -5. */
function faceWords({ attacker, enemy, isLead }: Extract<RollRequest, { what: 'battle' }>, face: number): string {
  const hit = getSideOfDestroyedShip(attacker, enemy, face)
  if (hit === attacker.side && !isLead) return 'Nothing is lost.'
  return capitalizeSentence(`${formatShipInLine(hit === attacker.side ? attacker : enemy)} is lost`)
}
