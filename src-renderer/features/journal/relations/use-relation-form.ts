import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, reactive, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { THING_KIND_DISPLAYS } from '#renderer/ui/thing-kinds.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { RelationView } from '#shared/contract/relations.ts'
import { getThingKey } from './relation-graph.ts'

const UNCHOSEN = 'Choose a name from the list.'

/** Choosing a thing by name; `except` is excluded from the suggestions. */
function useThingChoice(start: Thing | null, except: () => Thing | null) {
  const { queries } = useClient()
  const chosen = ref<Thing | null>(start)
  const text = ref('')
  const found = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({ input: { text: text.value.slice(0, 200) } }),
      enabled: text.value.trim() !== '',
      placeholderData: keepPreviousData,
    })),
  )
  const things = computed(() => {
    const left = except()
    return (found.data.value ?? [])
      .map((hit) => hit.thing)
      .filter((candidate) => !left || getThingKey(candidate) !== getThingKey(left))
  })
  const offers = computed(() =>
    things.value.map((item) => ({
      value: getThingKey(item),
      label: item.name,
      hint: THING_KIND_DISPLAYS[item.kind].label,
      icon: THING_KIND_DISPLAYS[item.kind].icon,
    })),
  )

  function choose(key: string): void {
    chosen.value = things.value.find((candidate) => getThingKey(candidate) === key) ?? null
    text.value = chosen.value?.name ?? ''
  }
  return { chosen, text, offers, choose }
}

/** Form of a relation. A new one starts at the thing, or at one that is chosen by search like the other end. */
export function useRelationForm(start: Thing | null, relation: RelationView | null, done: () => void) {
  const { client } = useClient()
  const fields = reactive({
    name: relation?.name ?? '',
    standing: relation?.standing == null ? null : String(relation.standing),
    notes: relation?.notes ?? '',
    isHidden: relation?.isHidden ?? false,
  })
  const thingChoice = useThingChoice(relation?.from ?? start, () => null)
  const otherThingChoice = useThingChoice(relation?.to ?? null, () => thingChoice.chosen.value)
  const wasTried = ref(false)
  const faults = computed(() => ({
    one: wasTried.value && !thingChoice.chosen.value ? UNCHOSEN : null,
    other: wasTried.value && !otherThingChoice.chosen.value ? UNCHOSEN : null,
    name: wasTried.value && fields.name.trim() === '' ? 'Say what it is.' : null,
  }))
  const { busy: isBusy, failure: problem, run } = useCommand()

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    if (await run(act)) done()
  }

  async function save(): Promise<void> {
    wasTried.value = true
    const [from, to] = [thingChoice.chosen.value, otherThingChoice.chosen.value]
    if (!from || !to || faults.value.name) return
    const standing = fields.standing === null ? null : Number(fields.standing)
    const { name, notes, isHidden } = fields
    const input = { from: refOf(from), to: refOf(to), name, standing, notes, isHidden }
    await attempt(() =>
      relation
        ? client.relations.update({ ...input, id: relation.id, version: relation.version })
        : client.relations.create(input),
    )
  }

  async function remove(): Promise<void> {
    if (relation) await attempt(() => client.relations.remove({ id: relation.id, version: relation.version }))
  }
  return { fields, one: thingChoice, other: otherThingChoice, faults, problem, isBusy, save, remove }
}

function refOf({ kind, id }: Thing): Pick<Thing, 'kind' | 'id'> {
  return { kind, id }
}
