import { useClient } from '#renderer/client/use-client.ts'
import { useAutosaveEditor, type VersionedView } from '#renderer/parts/use-autosave-editor.ts'
import type { BodyInput, BodyView, SystemView } from '#shared/contract/star-systems.ts'

interface SystemFields {
  bodies: BodyView[]
}

/** Bodies of a system under the id of its star, which is also the system's. */
interface SystemRecord extends VersionedView {
  readonly bodies: BodyView[]
}

/** Why a system with a nameless body is not saved; its field says so too. */
export const MISSING_NAME = 'Enter a name.'

/** Draft of a system that is saved after each change: `change` replaces its bodies and saves them. */
export function useSystemEditor(stored: () => SystemView) {
  const { client } = useClient()
  const { save: write } = client.starSystems
  const desk = useAutosaveEditor<SystemRecord, SystemFields>({
    kind: 'star-system',
    stored: () => toRecord(stored()),
    fieldsOf: ({ version, bodies }) => ({ version, fields: { bodies } }),
    findFault: ({ bodies }) => (bodies.some(({ name }) => name.trim() === '') ? MISSING_NAME : null),
    update: async ({ id, version, bodies }) =>
      toRecord(await write({ starId: id, version, bodies: bodies.map(toInput) })),
    remove: ({ id, version }) => write({ starId: id, version, bodies: [] }),
    commands: { ifStale: 'Load the newer state, or keep yours.', inTurn: true },
  })
  return {
    ...desk,
    change(bodies: BodyView[]): void {
      desk.edit.value.fields.bodies = bodies
      void desk.save()
    },
  }
}

function toRecord({ starId, version, bodies }: SystemView): SystemRecord {
  return { id: starId, version, bodies }
}

function toInput({ links, ...body }: BodyView): BodyInput {
  return { ...body, links: links.map(({ kind, id }) => ({ kind, id })) }
}
