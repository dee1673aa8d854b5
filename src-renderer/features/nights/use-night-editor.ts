import type { Connection } from '#renderer/client/use-client.ts'
import { useAutosaveEditor } from '#renderer/parts/use-autosave-editor.ts'
import type { NightView } from '#shared/contract/nights.ts'
import { findProblem, toStoredNight } from './night-fields.ts'

/** One session on the desk: edited, closed and opened again. */
export function useNightEditor(stored: () => NightView, { nights }: Connection['client']) {
  const desk = useAutosaveEditor({
    kind: 'night',
    stored,
    fieldsOf: toStoredNight,
    findFault: findProblem,
    update: nights.update,
    remove: nights.remove,
  })
  return {
    ...desk,
    close: () => desk.saveThen('close', nights.close),
    reopen: () => desk.saveThen('reopen', nights.reopen),
  }
}
