import { ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { ChangeView, TurnPlan } from '#shared/contract/history.ts'
import { turnOf } from './history-days.ts'

/** What takes along more than itself, and waits for a yes. */
export interface Proposal extends Pick<TurnPlan, 'direction' | 'changes' | 'warning'> {
  readonly target: ChangeView
}

/** Undoing and redoing of lines: at once where nothing goes with it, else after a look at all of it. */
export function useTurning() {
  const { client } = useClient()
  const { busy, failure, run } = useCommand()
  /** The change that is being turned, or was last. */
  const turnedId = ref<number | null>(null)
  const refusal = ref<TurnPlan['refusal']>(null)
  const proposal = ref<Proposal | null>(null)

  async function turn({ direction, changes, target }: Proposal) {
    const alongWith = changes.flatMap(({ id }) => (id === target.id ? [] : [id]))
    const done = await run(() => client.history[direction]({ id: target.id, alongWith, despite: true }))
    if (done) proposal.value = null
  }

  async function begin(target: ChangeView) {
    if (turnOf(target) === null || busy.value) return
    turnedId.value = target.id
    refusal.value = null
    const answer = await run(() => client.history.plan({ id: target.id }))
    if (!answer) return
    const { direction, changes, warning, refusal: refused } = answer.result
    refusal.value = refused
    if (refused) return
    const proposed = { direction, changes, warning, target }
    if (changes.length === 1 && warning === null) await turn(proposed)
    else proposal.value = proposed
  }

  return { busy, failure, turnedId, refusal, proposal, begin, turn }
}
