import { useQueryClient } from '@tanstack/vue-query'
import { computed, onBeforeUnmount, ref, watch } from 'vue'
import type { BattleView } from '../../../src-shared/contract/battles.ts'
import { isStale, messageOf } from '../../client/messages.ts'
import { useClient } from '../../client/use-client.ts'
import { useDraft } from '../../ui/draft.ts'
import { battleFields, findFault, isEdited, startEdit } from './battle-fields.ts'

type Choices = BattleView['choices']

/** One battle on the desk: the record as a draft, and its aftermath step by step. */
export function useBattleDesk(stored: () => BattleView) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const { id } = stored()
  const begin = (view: BattleView) => startEdit(battleFields(view), view.version)
  const draft = useDraft(`battle/${id}`, begin(stored()))
  const edit = draft.value
  const failure = ref<string | null>(null)
  const busy = ref<string | null>(null)
  const edited = computed(() => isEdited(edit.value))
  const isBehind = computed(() => stored().version > edit.value.seen && edited.value)

  watch(
    () => stored().version,
    () => {
      if (!edited.value) edit.value = begin(stored())
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    if (!edited.value) draft.drop()
  })

  /** Takes an answer as what stands, so that the next press carries its version. */
  function take(view: BattleView): void {
    cache.setQueryData(queries.battles.get.queryKey({ input: { id } }), view)
    if (!edited.value) edit.value = begin(view)
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One thing after the other; whatever fails, what was typed stays. */
  function attempt(what: string, act: () => Promise<void>): Promise<boolean> {
    const next = last.then(async () => {
      busy.value = what
      failure.value = null
      try {
        await act()
        return true
      } catch (error) {
        failure.value = isStale(error)
          ? `${messageOf(error)} Look at the newer state, then try again.`
          : messageOf(error)
        return false
      } finally {
        busy.value = null
      }
    })
    last = next
    return next
  }
  const seen = () => ({ id, version: stored().version })

  async function write(): Promise<void> {
    if (!edited.value) return
    const { fields, seen: version } = edit.value
    const view = await client.battles.update({ ...fields, id, version })
    edit.value = begin(view)
    take(view)
  }

  return {
    ...{ edit, edited, isBehind, busy, failure },
    async save(): Promise<boolean> {
      failure.value = findFault(edit.value.fields)
      return failure.value === null ? attempt('save', write) : false
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
    keepMine: (): void => void (edit.value.seen = stored().version),
    loadNewer: (): void => void (edit.value = begin(stored())),
    remove: () =>
      attempt('remove', async () => {
        await client.battles.remove(seen())
        edit.value = begin(stored())
        draft.drop()
      }),
  }
}

/** What the page of a battle holds. */
export type BattleDesk = ReturnType<typeof useBattleDesk>
