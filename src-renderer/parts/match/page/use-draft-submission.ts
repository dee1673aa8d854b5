import { type Ref, shallowRef, watch } from 'vue'
import { getErrorMessage, isStaleError } from '#renderer/client/call-errors.ts'
import type { Choice, CommandDraft, DraftPreview } from '#shared/match/protocol.ts'
import type { useMatch } from '../use-match.ts'
import type { ChoicesAndDraft } from './use-choices-and-draft.ts'
import type { SeatDraft } from './use-draft-preview.ts'
import { needsDiceOneByOne, usePendingOrder } from './use-pending-order.ts'

interface Giving {
  readonly desk: Pick<ReturnType<typeof useMatch>, 'busy' | 'forget' | 'tell' | 'giveCommands'>
  readonly drafting: ChoicesAndDraft
  readonly preview: Ref<DraftPreview | null>
  readonly load: (asked: SeatDraft) => Promise<DraftPreview>
  /** Whether dice of the table may be typed. */
  readonly mayType: () => boolean
  /** Changes with the state of the match. */
  readonly stateOf: () => unknown
}

/** Gives drafts: asks for what they lack, for a confirmation and for the dice of the table, then sends the commands. */
export function useDraftSubmission({ desk, drafting, preview, load, mayType, stateOf }: Giving) {
  const { state } = drafting
  /** Whether a person tried to give a draft that lacks something: its fields are marked. */
  const hasTried = shallowRef(false)
  const areDiceTyped = () => mayType() && state.value.areDiceTyped
  const { take, ...pending } = usePendingOrder({
    preview,
    areDiceTyped,
    stateOf,
    send: ({ order, commands }, faces) =>
      desk.giveCommands({ commands, by: order.seat, faces }, () => {
        drop()
        drafting.clear()
      }),
  })
  function drop() {
    pending.drop()
    hasTried.value = false
  }
  watch([() => state.value.choice, () => state.value.pieces], drop)

  const { isAsking, ask } = useAsking(load, desk.tell)
  async function give(order: SeatDraft): Promise<void> {
    if (desk.busy.value || isAsking.value) return
    desk.forget()
    const answer = await ask(order)
    if (answer === null) return
    if (answer.commands.length > 0) return take({ order, ...answer })
    preview.value = answer
    hasTried.value = true
  }
  return {
    ...pending,
    hasTried,
    isAsking,
    drop,
    give,
    ...createPresses({ desk, drafting, mayType }, { ask, give }),
  }
}

type PressOptions = Pick<Giving, 'desk' | 'drafting' | 'mayType'>

/** Takes choices as they are pressed: they are given at once, or become the draft. */
function createPresses(
  { desk, drafting, mayType }: PressOptions,
  {
    ask,
    give,
  }: {
    readonly ask: (order: SeatDraft) => Promise<DraftPreview | null>
    readonly give: (order: SeatDraft) => Promise<void>
  },
) {
  const { state } = drafting
  function buildDraft(choice: Choice): CommandDraft {
    const pieces = choice.actors.length > 0 ? state.value.pieces : []
    return { pieces, choice: choice.id, target: null, values: {} }
  }
  return {
    /**
     * Takes a choice of a seat. One that is given at once is given, unless its dice may be typed: a known number of
     * dice, or any number while the table rolls.
     */
    async press(choice: Choice, { id, seat }: Pick<SeatDraft, 'id' | 'seat'>): Promise<void> {
      if (choice.refusal !== null) return
      desk.forget()
      if (!choice.isImmediate) return drafting.choose(choice.id)
      const order = { id, seat, draft: buildDraft(choice) }
      const rolls = mayType() ? ((await ask(order))?.rolls ?? []) : []
      if (rolls.length > 0 && (!needsDiceOneByOne(rolls) || state.value.areDiceTyped)) return drafting.choose(choice.id)
      await give(order)
    },
    /**
     * Takes a rarely needed choice from the menu. One that needs a target or inputs becomes the draft of its seat, by
     * `becomeDraft`; others are given.
     */
    async pressSeldom(choice: Choice, seated: Pick<SeatDraft, 'id' | 'seat'>, becomeDraft: () => void): Promise<void> {
      desk.forget()
      const order = { ...seated, draft: buildDraft(choice) }
      const inputs = choice.targets === null ? ((await ask(order))?.inputs ?? []) : []
      if (choice.targets !== null || inputs.length > 0) return becomeDraft()
      await give(order)
    },
  }
}

/** Asks the rules for the preview of a draft, and says why they do not answer. */
function useAsking(load: Giving['load'], tell: (text: string) => void) {
  const isAsking = shallowRef(false)
  async function ask(order: SeatDraft): Promise<DraftPreview | null> {
    isAsking.value = true
    try {
      return await load(order)
    } catch (error) {
      tell(getErrorMessage(error, isStaleError(error) ? 'Choose again.' : ''))
      return null
    } finally {
      isAsking.value = false
    }
  }
  return { isAsking, ask }
}
