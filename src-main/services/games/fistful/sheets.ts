import { randomBytes } from 'node:crypto'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import { planBotOrders } from '#main/games/fistful/bots/bot-orders.ts'
import { normalizeOrders } from '#main/games/fistful/mail/collect-orders.ts'
import { type ParsedOrderSheetText, parseOrderSheet } from '#main/games/fistful/mail/order-sheet-text.ts'
import { sealOrders } from '#main/games/fistful/proof/protocol-steps.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import type { BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { formatList, formatNameMidSentence } from '#shared/kit/format.ts'
import {
  type FistfulDependencies,
  requireNoFightStarted,
  requirePlayedHere,
  type GameVersionRef,
  buildGameState,
} from './fistful-dependencies.ts'
import type { OutgoingMailService } from './outgoing-mail.ts'
import { buildSealProtocol } from './protocol.ts'
import { createStepSigner } from './signed-steps.ts'

const NONCE_BYTES = 32

interface SideOfGame extends GameVersionRef {
  readonly side: Side
}

/** Creates the orders of a bot for a turn. Deterministic. */
export function chooseBotOrders(game: FistfulGame, side: Side, temper: BotStyle): Orders {
  const { turn } = game.position
  const dice = createSeededDice(`${game.diceSeed}/bot/${turn}/${side}/${temper}`, 0, game.diceVersion)
  return normalizeOrders(planBotOrders(buildGameState(game), side, temper, dice))
}

/** Creates the service of order sheets (FIST-REP-1, FIST-TURN-1, FIST-TURN-3). */
export function createFistfulSheetService(tools: FistfulDependencies, { keepOutgoing }: OutgoingMailService) {
  const { file, board, getRunning, sheetOf, deskVersion, requireFreshSheets, getGame } = tools
  const signing = createStepSigner(tools)

  /** Opens the sheet of the current turn for a command. */
  function openSheet({ id, version, side }: SideOfGame): { game: FistfulGame; sheet: FistfulSheet } {
    const game = getRunning(id)
    requirePlayedHere(game, side)
    requireHomeworldsChosen(game)
    requireFreshSheets(game, version, [side])
    requireNoFightStarted(tools, game)
    return { game, sheet: sheetOf(game, game.position.turn, side) }
  }

  function requireOpen({ isReady, side, turn }: FistfulSheet): void {
    if (isReady)
      throw new RefusalError(
        'conflict',
        `The orders of side ${side} for turn ${turn} are handed in: take them back first.`,
      )
  }

  function write(game: FistfulGame, sheet: FistfulSheet, what: string, author: Author): { version: number } {
    const label = `${what} of side ${sheet.side}, turn ${sheet.turn} of ${formatNameMidSentence(game.name)}`
    file.changes.record(label, author, () => {
      board.sheets.put(sheet)
      keepOutgoing(getGame(game.id))
    })
    return { version: deskVersion(game) }
  }

  /** Seals a sheet in sealed games, with an unguessable nonce. */
  function sealed(game: FistfulGame, sheet: FistfulSheet): FistfulSheet {
    signing.requireSameArchive(game)
    const nonce = randomBytes(NONCE_BYTES).toString('hex')
    const step = sealOrders(buildSealProtocol(game, board.sheets.listOf(game.id)), { orders: sheet.orders, nonce })
    if (!step.ok) throw new RefusalError('conflict', step.why)
    const { turn, side } = sheet
    return { ...sheet, nonce, seal: step.protocol.turns[turn - 1]?.seals[side] ?? null }
  }

  return {
    saveOrders(
      { orders, turn, ...seen }: ServiceMethodInput<'fistful', 'saveOrders'>,
      author: Author,
    ): { version: number } {
      const { game, sheet } = openSheet(seen)
      if (turn !== game.position.turn)
        throw new RefusalError('stale', `These are orders for turn ${turn}, and turn ${game.position.turn} is in hand.`)
      requireOpen(sheet)
      return write(game, { ...sheet, orders }, 'Write the orders', author)
    },
    readOrders({ id, as: side, text }: { id: string; as: Side; text: string }) {
      const { header, orders, problems } = parseOrderSheet(text)
      return {
        orders,
        problems: problems.map((problem) => ({ ...problem })),
        elsewhere: elsewhereOf(getGame(id), side, header),
      }
    },
    botOrders({ temper, ...seen }: SideOfGame & { temper: BotStyle }, author: Author): { version: number } {
      const { game, sheet } = openSheet(seen)
      requireOpen(sheet)
      return write(
        game,
        { ...sheet, orders: chooseBotOrders(game, seen.side, temper) },
        'Let a bot write the orders',
        author,
      )
    },
    handIn({ isReady, ...seen }: SideOfGame & { isReady: boolean }, author: Author): { version: number } {
      const { game, sheet } = openSheet(seen)
      if (isReady === sheet.isReady) return { version: deskVersion(game) }
      if (!isReady) {
        if (sheet.seal !== null)
          throw new RefusalError('conflict', `The orders for turn ${sheet.turn} are sealed: they cannot be taken back.`)
        return write(game, { ...sheet, isReady }, 'Withdraw the orders', author)
      }
      const ready = { ...sheet, isReady, orders: normalizeOrders(sheet.orders) }
      return write(game, game.mode === 'sealed' ? sealed(game, ready) : ready, 'Hand in the orders', author)
    },
  }
}

/** Refuses orders before both homeworlds are chosen (FIST-SETUP-3). */
export function requireHomeworldsChosen({ position: { homeworlds } }: FistfulGame): void {
  if (homeworlds.A === null || homeworlds.B === null)
    throw new RefusalError('conflict', 'Both sides choose a homeworld first.')
}

/** What the head of a sheet names, if it is not this side's current turn. */
function elsewhereOf(
  { code, position }: FistfulGame,
  side: Side,
  header: ParsedOrderSheetText['header'],
): string | null {
  const others = [
    header.game === null || header.game === code ? null : `game ${header.game}`,
    header.turn === null || header.turn === position.turn ? null : `turn ${header.turn}`,
    header.side === null || header.side === side ? null : `side ${header.side}`,
  ].filter((otherText) => otherText !== null)
  return others.length === 0 ? null : `This sheet says it is for ${formatList(others)}.`
}
