import { ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { ChangeView, RevertPlan } from '#shared/contract/history.ts'
import { findRevertAction } from './history-days.ts'

/** A revert that affects further changes and awaits confirmation. */
export interface PendingRevert extends Pick<RevertPlan, 'direction' | 'changes' | 'warning'> {
  readonly target: ChangeView
}

/**
 * Undo and redo of single lines: immediate if no other change is affected, otherwise after a preview of all of them.
 */
export function useRevert() {
  const { client } = useClient()
  const { busy, failure, run } = useCommand()
  /** The change being reverted, or reverted last. */
  const turnedId = ref<number | null>(null)
  const refusal = ref<RevertPlan['refusal']>(null)
  const proposal = ref<PendingRevert | null>(null)

  async function turn({ direction, changes, target }: PendingRevert) {
    const alongWith = changes.flatMap(({ id }) => (id === target.id ? [] : [id]))
    const done = await run(() => client.history[direction]({ id: target.id, alongWith, despite: true }))
    if (done) proposal.value = null
  }

  async function begin(target: ChangeView) {
    if (findRevertAction(target) === null || busy.value) return
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
