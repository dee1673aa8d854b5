import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, reactive, ref } from 'vue'
import type { Thing } from '../../../src-shared/contract/base.ts'
import type { RelationView } from '../../../src-shared/contract/relations.ts'
import { messageOf } from '../../client/messages.ts'
import { useClient } from '../../client/use-client.ts'
import { THING_KINDS } from '../../ui/thing-kinds.ts'
import { keyOf } from './relation-graph.ts'

/** What a person fills in of a relation; a new one goes from the thing to another that is looked up by name. */
export function useRelationForm(thing: Thing, relation: RelationView | null, done: () => void) {
  const { client, queries } = useClient()
  const fields = reactive({
    name: relation?.name ?? '',
    standing: relation?.standing == null ? null : String(relation.standing),
    notes: relation?.notes ?? '',
    isHidden: relation?.isHidden ?? false,
  })
  const other = ref<Thing | null>(relation?.to ?? null)
  const otherText = ref('')
  const faults = reactive<{ other: string | null; name: string | null }>({ other: null, name: null })
  const problem = ref<string | null>(null)
  const isBusy = ref(false)

  const found = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({ input: { text: otherText.value.slice(0, 200) } }),
      enabled: otherText.value.trim() !== '',
      placeholderData: keepPreviousData,
    })),
  )
  const things = computed(() =>
    (found.data.value ?? []).map((offer) => offer.thing).filter((one) => keyOf(one) !== keyOf(thing)),
  )
  const offers = computed(() =>
    things.value.map((one) => ({
      value: keyOf(one),
      label: one.name,
      hint: THING_KINDS[one.kind].label,
      icon: THING_KINDS[one.kind].icon,
    })),
  )

  function choose(key: string): void {
    other.value = things.value.find((one) => keyOf(one) === key) ?? null
    otherText.value = other.value?.name ?? ''
  }

  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    isBusy.value = true
    problem.value = null
    try {
      await deed()
      done()
    } catch (error) {
      problem.value = messageOf(error)
    } finally {
      isBusy.value = false
    }
  }

  async function save(): Promise<void> {
    faults.other = other.value ? null : 'Choose a name from the list.'
    faults.name = fields.name.trim() === '' ? 'Say what it is.' : null
    const to = other.value
    if (faults.other || faults.name || !to || isBusy.value) return
    const standing = fields.standing === null ? null : Number(fields.standing)
    const { name, notes, isHidden } = fields
    const ends = relation ?? { from: thing, to }
    const input = { from: refOf(ends.from), to: refOf(ends.to), name, standing, notes, isHidden }
    await attempt(() =>
      relation
        ? client.relations.update({ ...input, id: relation.id, version: relation.version })
        : client.relations.create(input),
    )
  }

  async function remove(): Promise<void> {
    if (relation) await attempt(() => client.relations.remove({ id: relation.id, version: relation.version }))
  }
  return { fields, other, otherText, offers, faults, problem, isBusy, choose, save, remove }
}

function refOf({ kind, id }: Thing): Pick<Thing, 'kind' | 'id'> {
  return { kind, id }
}
