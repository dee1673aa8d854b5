import { cloneFnJSON, objectPick } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import { useSaveKeys } from '#renderer/ui/keys/save-keys.ts'
import { useNavigationWhileShown } from '#renderer/ui/pages/use-navigation-while-shown.ts'
import { getThingPath } from '#renderer/ui/thing-kinds.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { UnitFields } from './unit-fields.ts'
import { buildCopyName } from './unit-names.ts'
import { type SavedRecord, useRecordEditor } from './use-record-editor.ts'

/** A command with the reason if it is the gamemaster's correction. */
interface Corrected {
  readonly correction: string | null
}

/** Inputs from the page of a unit: available warbands, the initial one, and a refetch function. */
export interface UnitPageContext {
  readonly warbands: readonly WarbandView[]
  readonly startIn: string
  readonly refetch: () => Promise<unknown>
}

/** Inputs of the editor of one kind of unit. */
export interface UnitEditorConfig<
  Fields extends UnitFields<unknown>,
  View extends { id: string; version: number },
> extends Pick<UnitPageContext, 'startIn' | 'refetch'> {
  readonly kind: UnitKind
  /** The stored unit, or null for a new one. */
  readonly view: () => View | null
  readonly fieldsOf: (view: View) => Fields
  /** Creates a new unit in a warband. */
  readonly blank: (warbandId: string) => Fields
  readonly calls: {
    readonly create: (fields: Fields & Corrected) => Promise<View>
    readonly update: (command: Fields & Corrected & { id: string; version: number }) => Promise<View>
    readonly remove: (command: { id: string; version: number }) => Promise<unknown>
    readonly copy: (command: { id: string; warbandId: string; name: string }) => Promise<View>
    readonly revive: (command: { id: string; version: number }) => Promise<View>
  }
}

/** Draft of a unit with all actions of its page: save, save and create another, copy, archive, print, remove. */
export function useUnitEditor<Fields extends UnitFields<unknown>, View extends { id: string; version: number }>(
  door: UnitEditorConfig<Fields, View>,
) {
  const { kind, calls } = door
  const id = door.view()?.id ?? null
  const storedAs = (view: View): SavedRecord<Fields> => ({
    id: view.id,
    version: view.version,
    fields: door.fieldsOf(view),
  })
  const stored = (): VersionedFields<Fields> => {
    const view = door.view()
    return view ? storedAs(view) : { version: 0, fields: door.blank(door.startIn) }
  }
  /** The gamemaster's reason for changing costs without the ledger. Empty if it is not a correction. */
  const correction = ref('')
  const reason = () => correction.value.trim() || null
  const editor = useRecordEditor<Fields>({
    key: id === null ? `${kind}/new/${door.startIn}` : `${kind}/${id}`,
    id,
    stored,
    create: async (fields) => storedAs(await calls.create({ ...fields, correction: reason() })),
    update: async (command) => storedAs(await calls.update({ ...command, correction: reason() })),
    remove: calls.remove,
    refetch: door.refetch,
  })
  const isNew = id === null
  const pages = useUnitPages(door, editor)
  useSaveKeys({ save: pages.save, finish: pages.saveAndNext })
  const fields = computed(() => editor.edit.value.fields)
  /** `store` saves without navigation. Resolves to the id, or null on failure. */
  return {
    ...editor,
    kind,
    store: editor.save,
    correction,
    fields,
    /**
     * Input of the check query. Each profile has its own query key, so that the latest result is shown; the previous
     * one is kept while loading.
     */
    asked: computed(() => ({ ...objectPick(fields.value, ['warbandId', 'allowed', 'profile']), unitId: id })),
    isNew,
    ...pages,
    ...createUnitChanges(door, editor),
  }
}

type UnitDraft<Fields extends UnitFields<unknown>> = Pick<
  ReturnType<typeof useRecordEditor<Fields>>,
  'edit' | 'isEdited' | 'save' | 'run' | 'remove' | 'loadNewer'
>

/** Actions that navigate to another page. */
function useUnitPages<Fields extends UnitFields<unknown>, View extends { id: string; version: number }>(
  { kind, view, calls }: UnitEditorConfig<Fields, View>,
  editor: UnitDraft<Fields>,
) {
  const leavePage = useNavigationWhileShown()
  const id = view()?.id ?? null
  const isNew = id === null

  async function save(): Promise<void> {
    const saved = await editor.save()
    if (saved !== null && isNew) await leavePage.replace(getThingPath({ kind, id: saved }))
  }

  /** Saves, and starts another unit of this kind in the same warband. */
  async function saveAndNext(): Promise<void> {
    const { warbandId: warband } = editor.edit.value.fields
    const after = await editor.save()
    if (after === null) return
    const place = { path: `/forces/${kind}s/new`, query: { warband, after } }
    await (isNew ? leavePage.replace(place) : leavePage.push(place))
  }

  async function print(): Promise<void> {
    const saved = editor.isEdited.value || isNew ? await editor.save() : id
    if (saved !== null) await leavePage.push(`/print/${kind}s/${saved}`)
  }

  /** Copies the stored unit and opens the copy. */
  async function copy(): Promise<void> {
    const { name, warbandId } = editor.edit.value.fields
    if (id === null) return
    const made = await editor.run(() => calls.copy({ id, warbandId, name: buildCopyName(name) }))
    if (made !== null) await leavePage.push(getThingPath({ kind, id: made.result.id }))
  }

  const isRemoving = ref(false)
  async function remove(): Promise<void> {
    const { warbandId } = editor.edit.value.fields
    const isGone = await editor.remove()
    isRemoving.value = false
    if (isGone) await leavePage.push(getThingPath({ kind: 'warband', id: warbandId }))
  }
  return { save, saveAndNext, print, copy, isRemoving, remove }
}

/** Actions that change the unit. */
function createUnitChanges<Fields extends UnitFields<unknown>, View extends { id: string; version: number }>(
  { view, calls }: UnitEditorConfig<Fields, View>,
  editor: UnitDraft<Fields>,
) {
  const id = view()?.id ?? null
  /** Archives the unit with its gear, or restores it. */
  async function archive(): Promise<void> {
    const { fields } = editor.edit.value
    fields.isArchived = !fields.isArchived
    if ((await editor.save()) === null) fields.isArchived = !fields.isArchived
  }

  /** Restores a unit that was lost in a battle. */
  async function revive(): Promise<void> {
    if (id === null) return
    const done = await editor.run(() => calls.revive({ id, version: editor.edit.value.seen }))
    if (done !== null) await editor.loadNewer()
  }

  /** Applies the profile of a suggested fix to the draft. */
  function fix(profile: Fields['profile']): void {
    editor.edit.value.fields.profile = cloneFnJSON(profile)
  }
  return { archive, revive, fix }
}

export type UnitEditor<Fields extends UnitFields<unknown>> = ReturnType<
  typeof useUnitEditor<Fields, { id: string; version: number }>
>
