import type { Connection } from '#renderer/client/use-client.ts'
import { useAutosaveEditor } from '#renderer/parts/use-autosave-editor.ts'
import type { NightView } from '#shared/contract/nights.ts'
import { findNightProblem, toVersionedNightFields } from './night-fields.ts'

/** Editor of a session: editing, closing and reopening. */
export function useNightEditor(stored: () => NightView, { nights }: Connection['client']) {
  const desk = useAutosaveEditor({
    kind: 'night',
    stored,
    fieldsOf: toVersionedNightFields,
    findFault: findNightProblem,
    update: nights.update,
    remove: nights.remove,
  })
  return {
    ...desk,
    close: () => desk.saveThen('close', nights.close),
    reopen: () => desk.saveThen('reopen', nights.reopen),
  }
}
