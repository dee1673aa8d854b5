import { computed, onBeforeUnmount, ref, watch } from 'vue'
import type { NightView } from '../../../src-shared/contract/nights.ts'
import { isStale, messageOf } from '../../client/messages.ts'
import type { Connection } from '../../client/use-client.ts'
import { useDraft } from '../../ui/draft.ts'
import { findFault, isEdited, startEdit } from './night-fields.ts'

/** One session on the desk: a draft that follows what stands until it is changed, saving, closing and removing. */
export function useNightDesk(stored: () => NightView, client: Connection['client']) {
  const { id } = stored()
  const draft = useDraft(`night/${id}`, startEdit(stored()))
  const edit = draft.value
  const failure = ref<string | null>(null)
  const busy = ref<string | null>(null)
  const edited = computed(() => isEdited(edit.value))
  const isBehind = computed(() => stored().version > edit.value.seen && edited.value)

  watch(
    () => stored().version,
    () => {
      if (!edited.value) edit.value = startEdit(stored())
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    if (!edited.value) draft.drop()
  })

  /** Does one thing at a time; whatever fails, what was typed stays. */
  async function attempt(what: string, act: () => Promise<void>): Promise<boolean> {
    failure.value = findFault(edit.value.fields)
    if (busy.value !== null || failure.value !== null) return false
    busy.value = what
    try {
      await act()
      return true
    } catch (error) {
      failure.value = isStale(error) ? `${messageOf(error)} Load the newer state, or keep yours.` : messageOf(error)
      return false
    } finally {
      busy.value = null
    }
  }

  async function write(): Promise<void> {
    if (!edited.value) return
    const { fields, seen } = edit.value
    edit.value = startEdit(await client.nights.update({ ...fields, id, version: seen }))
  }

  /** What was typed is saved first, so that nothing of it is left behind. */
  const turn = (verb: 'close' | 'reopen') => (): Promise<boolean> =>
    attempt(verb, async () => {
      await write()
      edit.value = startEdit(await client.nights[verb]({ id, version: edit.value.seen }))
    })

  return {
    ...{ edit, edited, isBehind, busy, failure },
    save: (): Promise<boolean> => attempt('save', write),
    close: turn('close'),
    reopen: turn('reopen'),
    /** What was typed goes over the newer state with the next saving. */
    keepMine: (): void => void (edit.value.seen = stored().version),
    loadNewer: (): void => void (edit.value = startEdit(stored())),
    remove: (): Promise<boolean> =>
      attempt('remove', async () => {
        await client.nights.remove({ id, version: edit.value.seen })
        edit.value = startEdit(stored())
        draft.drop()
      }),
  }
}
