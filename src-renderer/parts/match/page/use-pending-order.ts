import { computed, type Ref, shallowRef, watch } from 'vue'
import type { DraftPreview, DiceToRoll } from '#shared/match/protocol.ts'
import { parseTypedFaces } from '../dice/parse-typed-faces.ts'
import type { TypedFaces } from '../use-match.ts'
import type { SeatDraft } from './use-draft-preview.ts'

/** An order whose commands are known, but which waits for a confirmation or for the dice of the table. */
export interface PendingOrder {
  readonly order: SeatDraft
  /** Label of the button that gives it. */
  readonly label: string
  readonly confirmation: string | null
  readonly commands: DraftPreview['commands']
  readonly rolls: readonly DiceToRoll[]
}

interface PendingOptions {
  readonly preview: Ref<DraftPreview | null>
  /** Whether the dice are rolled at the table and typed. */
  readonly areDiceTyped: () => boolean
  /** Changes with the state of the match: what waits was made for an earlier one, and is dropped. */
  readonly stateOf: () => unknown
  readonly send: (order: PendingOrder, faces: TypedFaces) => Promise<unknown>
}

/** Orders that wait: for a confirmation, for the dice of the table roll by roll, or for a row of faces. */
export function usePendingOrder({ preview, areDiceTyped, stateOf, send }: PendingOptions) {
  const confirming = shallowRef<PendingOrder | null>(null)
  const rolling = shallowRef<PendingOrder | null>(null)
  /** Dice of the table whose number is not known before, typed in a row beside the inputs. */
  const row = shallowRef('')
  const rowError = shallowRef<string | null>(null)
  function drop() {
    confirming.value = null
    rolling.value = null
    row.value = ''
    rowError.value = null
  }
  watch(stateOf, drop)

  async function sendOrRoll(pending: PendingOrder): Promise<void> {
    confirming.value = null
    if (pending.rolls.length === 0 || !areDiceTyped()) await send(pending, [])
    else if (needsDiceOneByOne(pending.rolls)) await sendRow(pending)
    else rolling.value = pending
  }
  async function sendRow(pending: PendingOrder): Promise<void> {
    const faces = parseTypedFaces(row.value)
    rowError.value = faces === null ? 'Dice are numbers, such as 7 4 3; a dash leaves one to Orrery.' : null
    if (faces !== null) await send(pending, faces)
  }
  return {
    confirming,
    rolling,
    row,
    rowError,
    asksForRow: computed(() => areDiceTyped() && needsDiceOneByOne(preview.value?.rolls ?? [])),
    drop,
    /** Gives an order, unless it has to wait. */
    take: async (pending: PendingOrder): Promise<void> => {
      if (pending.confirmation === null) await sendOrRoll(pending)
      else confirming.value = pending
    },
    confirm: async () => void (confirming.value && (await sendOrRoll(confirming.value))),
    /** Sends the dice of the table. The entry is closed even if they are refused, with the reason on the page. */
    async giveFaces(faces: readonly number[]): Promise<void> {
      const pending = rolling.value
      rolling.value = null
      if (pending) await send(pending, faces)
    },
  }
}

/**
 * Whether the number of dice is unknown in advance, because the rules decide after each die. Their faces are then typed
 * in one row.
 */
export function needsDiceOneByOne(rolls: readonly DiceToRoll[]): boolean {
  return rolls.some(({ dice }) => dice.length === 0)
}
