import { computed, type Ref, shallowRef, watch } from 'vue'
import type { Choice, Draft, Preview, TableRoll } from '#shared/match/protocol.ts'
import { parseFaces } from '../dice/parse-faces.ts'
import type { TypedFaces, useMatch } from '../use-match.ts'
import type { DraftChoices } from './use-draft-choices.ts'
import type { SeatDraft } from './use-preview.ts'

/** A draft of a seat that is to be given, and what to ask before it. */
interface Order extends SeatDraft {
  readonly warning: string | null
}

/** An order whose commands are known, but which waits for a confirmation or for the dice of the table. */
export interface PendingOrder {
  readonly order: Order
  /** Label of the button that gives it. */
  readonly label: string
  readonly commands: Preview['commands']
  readonly rolls: readonly TableRoll[]
}

interface Giving {
  readonly desk: Pick<ReturnType<typeof useMatch>, 'busy' | 'forget' | 'tell' | 'giveCommands'>
  readonly drafting: DraftChoices
  readonly preview: Ref<Preview | null>
  readonly load: (asked: SeatDraft) => Promise<Preview>
  /** Whether dice of the table may be typed. */
  readonly mayType: () => boolean
}

/** Gives drafts: asks for what they lack, for a confirmation and for the dice of the table, then sends the commands. */
export function useGive({ desk, drafting, preview, load, mayType }: Giving) {
  const { state } = drafting
  const confirming = shallowRef<PendingOrder | null>(null)
  const rolling = shallowRef<PendingOrder | null>(null)
  /** Whether a person tried to give a draft that lacks something: its fields are marked. */
  const hasTried = shallowRef(false)
  /** Dice of the table whose number is not known before, typed in a row beside the inputs. */
  const row = shallowRef('')
  const rowError = shallowRef<string | null>(null)
  const asksForRow = computed(() => mayType() && state.value.areDiceTyped && isRow(preview.value?.rolls ?? []))
  function drop() {
    confirming.value = null
    rolling.value = null
    hasTried.value = false
    row.value = ''
    rowError.value = null
  }
  watch([() => state.value.choice, () => state.value.pieces], drop)

  async function send({ order, commands }: PendingOrder, faces: TypedFaces): Promise<void> {
    await desk.giveCommands({ commands, by: order.seat, faces }, () => {
      drop()
      drafting.clear()
    })
  }
  function sendOrRoll(pending: PendingOrder): Promise<void> {
    confirming.value = null
    if (pending.rolls.length === 0 || !mayType() || !state.value.areDiceTyped) return send(pending, [])
    if (isRow(pending.rolls)) return sendRow(pending)
    rolling.value = pending
    return Promise.resolve()
  }
  function sendRow(pending: PendingOrder): Promise<void> {
    const faces = parseFaces(row.value)
    rowError.value = faces === null ? 'Dice are numbers, such as 7 4 3; a dash leaves one to Orrery.' : null
    return faces === null ? Promise.resolve() : send(pending, faces)
  }
  /** Whether the rules are being asked for the commands. */
  const isAsking = shallowRef(false)
  async function ask(asked: SeatDraft): Promise<Preview | null> {
    isAsking.value = true
    const answer = await load(asked).catch(() => null)
    isAsking.value = false
    return answer
  }
  async function give(order: Order): Promise<void> {
    if (desk.busy.value || isAsking.value) return
    desk.forget()
    const answer = await ask(order)
    if (answer === null) return desk.tell('This cannot be done any more. Choose again.')
    const pending = { order, label: answer.label, commands: answer.commands, rolls: answer.rolls }
    if (answer.commands.length === 0) {
      preview.value = answer
      hasTried.value = true
    } else if (order.warning !== null) confirming.value = pending
    else await sendOrRoll(pending)
  }

  return {
    confirming,
    rolling,
    hasTried,
    row,
    rowError,
    asksForRow,
    isAsking,
    drop,
    give,
    /**
     * Takes a choice of a seat. One that is given at once is given, unless its dice may be typed: a known number of
     * dice, or any number while the table rolls.
     */
    async press(choice: Choice, { id, seat }: Pick<SeatDraft, 'id' | 'seat'>): Promise<void> {
      if (choice.refusal !== null) return
      desk.forget()
      if (!choice.isImmediate) return drafting.choose(choice.id)
      const pieces = choice.actors.length > 0 ? state.value.pieces : []
      const draft: Draft = { pieces, choice: choice.id, target: null, values: {} }
      const answer = mayType() ? await ask({ id, seat, draft }) : null
      const rolls = answer?.rolls ?? []
      if (rolls.length > 0 && (!isRow(rolls) || state.value.areDiceTyped)) return drafting.choose(choice.id)
      await give({ id, seat, draft, warning: choice.warning })
    },
    /**
     * Takes a rarely needed choice from the menu. One that needs a target or inputs becomes the draft of its seat, by
     * `take`; others are given.
     */
    async pressSeldom(choice: Choice, { id, seat }: Pick<SeatDraft, 'id' | 'seat'>, take: () => void): Promise<void> {
      desk.forget()
      const pieces = choice.actors.length > 0 ? state.value.pieces : []
      const draft: Draft = { pieces, choice: choice.id, target: null, values: {} }
      const answer = choice.targets === null ? await load({ id, seat, draft }).catch(() => null) : null
      if (choice.targets !== null || (answer !== null && answer.inputs.length > 0)) return take()
      await give({ id, seat, draft, warning: choice.warning })
    },
    confirm: async () => void (confirming.value && (await sendOrRoll(confirming.value))),
    giveFaces: async (faces: readonly number[]) => void (rolling.value && (await send(rolling.value, faces))),
  }
}

/** Whether dice are typed in a row, since the rules decide die by die what comes next. */
function isRow(rolls: readonly TableRoll[]): boolean {
  return rolls.some(({ dice }) => dice.length === 0)
}
