import { computed, onBeforeUnmount, ref, watch } from 'vue'
import type { ScenarioView } from '../../../src-shared/contract/scenarios.ts'
import { isStale, messageOf } from '../../client/messages.ts'
import { type Connection } from '../../client/use-client.ts'
import { useDraft } from '../../ui/draft.ts'
import { findFault, isEdited, startEdit } from './scenario-fields.ts'

/** What can be rolled for a scenario. */
export type Rolled = Parameters<Connection['client']['scenarios']['roll']>[0]['what']

/** One scenario on the desk: a draft that follows what stands until it is changed, saving, rolling and removing. */
export function useScenarioDesk(stored: () => ScenarioView, client: Connection['client']) {
  const { id } = stored()
  const draft = useDraft(`scenario/${id}`, startEdit(stored()))
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
    if (busy.value !== null) return false
    busy.value = what
    failure.value = null
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
    edit.value = startEdit(await client.scenarios.update({ ...fields, id, version: seen }))
  }

  function save(): Promise<boolean> {
    failure.value = findFault(edit.value.fields)
    return failure.value === null ? attempt('save', write) : Promise.resolve(false)
  }

  /** Saves what was typed first, so that the roll is made for what is seen. */
  function roll(what: Rolled, face: number | null): Promise<boolean> {
    failure.value = findFault(edit.value.fields)
    if (failure.value !== null) return Promise.resolve(false)
    return attempt(`roll ${what.of}`, async () => {
      await write()
      edit.value = startEdit(await client.scenarios.roll({ id, version: edit.value.seen, what, face }))
    })
  }

  return {
    edit,
    edited,
    isBehind,
    busy,
    failure,
    save,
    roll,
    /** What was typed goes over the newer state with the next saving. */
    keepMine: (): void => void (edit.value.seen = stored().version),
    loadNewer: (): void => void (edit.value = startEdit(stored())),
    remove: (): Promise<boolean> =>
      attempt('remove', async () => {
        await client.scenarios.remove({ id, version: edit.value.seen })
        edit.value = startEdit(stored())
        draft.drop()
      }),
  }
}
