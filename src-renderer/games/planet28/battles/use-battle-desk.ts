import { useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'
import { useDeed } from '#renderer/client/use-deed.ts'
import { useEditDraft } from '#renderer/ui/fields/edit-draft.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import { findFault, storedBattle } from './battle-fields.ts'

type Choices = BattleView['choices']

/** One battle on the desk: the record as a draft, and its aftermath step by step. */
export function useBattleDesk(stored: () => BattleView) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const { id } = stored()
  const draft = useEditDraft(`battle/${id}`, () => storedBattle(stored()))
  const { edit, isEdited, isBehind, discard, keepMine } = draft
  const deed = useDeed('Look at the newer state, then try again.')
  const { doing, failure } = deed

  /** Takes an answer as what stands, so that the next press carries its version. */
  function take(view: BattleView): void {
    cache.setQueryData(queries.battles.get.queryKey({ input: { id } }), view)
    if (!isEdited.value) draft.restart(storedBattle(view))
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One thing after the other; whatever fails, what was typed stays. */
  function attempt(what: string, act: () => Promise<void>): Promise<boolean> {
    const next = last.then(() => deed.attempt(act, what))
    last = next
    return next
  }
  const seen = () => ({ id, version: stored().version })

  async function write(): Promise<void> {
    if (!isEdited.value) return
    const view = await client.battles.update({ ...edit.value.fields, id, version: edit.value.seen })
    draft.restart(storedBattle(view))
    take(view)
  }

  return {
    ...{ edit, isEdited, isBehind, doing, failure, discard, keepMine },
    async save(): Promise<boolean> {
      failure.value = findFault(edit.value.fields)
      return failure.value === null && attempt('save', write)
    },
    /** Keeps parts of what was chosen; they are made from what stands when their turn comes. */
    choose: (change: (choices: Choices) => Partial<Choices>) =>
      attempt('choose', async () =>
        take(await client.battles.choose({ ...seen(), choices: change(stored().choices) })),
      ),
    answer: (key: string, value: string | null) =>
      attempt('answer', async () => take(await client.battles.answer({ ...seen(), key, value }))),
    enterFaces: (key: string, faces: number[] | null) =>
      attempt(`roll ${key}`, async () => take(await client.battles.enterFaces({ ...seen(), key, faces }))),
    roll: (keys: string[] | null) =>
      attempt(keys === null ? 'roll all' : `roll ${keys.join(' ')}`, async () => {
        take(await client.battles.roll({ ...seen(), keys }))
      }),
    settle: () => attempt('settle', async () => take(await client.battles.settle(seen()))),
    reopen: () => attempt('reopen', async () => take(await client.battles.reopen(seen()))),
    remove: () =>
      attempt('remove', async () => {
        await client.battles.remove(seen())
        discard()
        draft.drop()
      }),
  }
}

/** What the page of a battle holds. */
export type BattleDesk = ReturnType<typeof useBattleDesk>
