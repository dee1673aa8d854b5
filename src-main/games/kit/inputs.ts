import * as z from 'zod'
import type { DistanceUnit, Input, InputKind, Json, InputOption } from '#shared/match/protocol.ts'

/** A node of a JSON Schema, with what `.meta()` adds to it. */
interface SchemaNode {
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly default?: Json
  /** Set with `.meta()` at the field of the command. */
  readonly label?: string
  readonly hint?: string
  readonly unit?: string
  readonly step?: number
  /** Label of each value of an enumeration. */
  readonly labels?: Readonly<Record<string, string>>
}

/** Details of an input that depend on the state. */
export interface InputDetails {
  readonly label?: string
  readonly hint?: string | null
  readonly options?: readonly InputOption[]
  readonly max?: number
  readonly value?: Json
  /** By default, what may be null may be left out. */
  readonly isOptional?: boolean
  readonly isFinal?: boolean
  /** For distances. */
  readonly units?: readonly DistanceUnit[]
  readonly points?: Omit<Extract<InputKind, { kind: 'points' }>, 'kind'>
  readonly columns?: readonly Input[]
  /** For rows: the field that identifies the row. */
  readonly key?: string
}

/**
 * Creates inputs of commands from their schemas, the only place for label, unit, bounds and default. Throws a
 * `RangeError` for a command or field that does not exist.
 */
export function createInputBuilder(commands: { readonly options: readonly z.ZodObject[] }) {
  const nodes = new Map<string, SchemaNode>()

  function getSchema(type: string): SchemaNode {
    const found = nodes.get(type)
    if (found) return found
    const schema = commands.options.find(({ shape }) => (shape['type'] as z.ZodLiteral).value === type)
    if (!schema) throw new RangeError(`There is no command ${type}.`)
    const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode
    nodes.set(type, node)
    return node
  }

  return function createInput(type: string, path: string, details: InputDetails = {}): Input {
    const node = path.split('.').reduce(findField, getSchema(type))
    const inner = withoutNull(node)
    return {
      ...getKind(inner, details),
      path,
      label: details.label ?? node.label ?? inner.label ?? path,
      hint: details.hint ?? node.hint ?? inner.hint ?? null,
      value: details.value ?? node.default ?? null,
      isOptional: details.isOptional ?? inner !== node,
    }
  }
}

/** A field of an object, of the objects in a list, or of one of several alternatives; for a number, such as in `parts.0`, the items of a list. */
function findField(outer: SchemaNode, key: string): SchemaNode {
  const inner = withoutNull(outer)
  if (inner.items && /^\d+$/.test(key)) return inner.items
  const found = listVariants(inner).flatMap(({ properties }) => properties?.[key] ?? [])[0]
  if (!found) throw new RangeError(`A command has no field ${key}.`)
  return found
}

function listVariants(node: SchemaNode): SchemaNode[] {
  const inner = [...(node.items ? [node.items] : []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  return [node, ...inner.flatMap(listVariants)]
}

/** The schema of a value that is not null. */
function withoutNull(node: SchemaNode): SchemaNode {
  const rest = node.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (rest.length === (node.anyOf?.length ?? 0)) return node
  return rest.length === 1 && rest[0] ? { ...rest[0], ...pickMeta(node) } : { ...node, anyOf: rest }
}

function pickMeta({ label, hint, unit, step, labels }: SchemaNode): Partial<SchemaNode> {
  return {
    ...(label !== undefined && { label }),
    ...(hint !== undefined && { hint }),
    ...(unit !== undefined && { unit }),
    ...(step !== undefined && { step }),
    ...(labels !== undefined && { labels }),
  }
}

function getKind(node: SchemaNode, details: InputDetails): InputKind {
  const { options, columns, points, units } = details
  if (points) return { kind: 'points', ...points }
  if (units) return { kind: 'distance', units, named: options ?? [] }
  if (columns && details.key !== undefined) return { kind: 'rows', key: details.key, rows: options ?? [], columns }
  if (columns) return { kind: 'list', columns, min: node.minItems ?? 0, max: node.maxItems ?? 1 }
  if (node.type === 'array')
    return {
      kind: 'some-of',
      options: options ?? listEnumOptions(node.items ?? {}),
      min: node.minItems ?? 0,
      max: details.max ?? node.maxItems ?? 1000,
    }
  const listed = options ?? (node.enum && listEnumOptions(node))
  if (listed) return { kind: 'one-of', options: listed, isFinal: details.isFinal ?? false }
  if (node.type === 'boolean') return { kind: 'toggle' }
  if (node.type === 'number' || node.type === 'integer') return { kind: 'number', ...getBounds(node, details) }
  return { kind: 'text', maxLength: node.maxLength ?? 200 }
}

function listEnumOptions(node: SchemaNode): InputOption[] {
  return (node.enum ?? []).map((value) => buildOption(value, node.labels?.[String(value)] ?? String(value)))
}

function getBounds({ minimum = 0, maximum = 1_000_000, type, step, unit = '' }: SchemaNode, { max }: InputDetails) {
  return {
    min: minimum,
    max: Math.min(max ?? maximum, maximum),
    step: step ?? (type === 'integer' ? 1 : 0.1),
    unit,
  }
}

/** Creates an option, open and without anything special unless stated. */
export function buildOption(
  value: Json,
  label: string,
  more: Partial<Omit<InputOption, 'value' | 'label'>> = {},
): InputOption {
  return { value, label, group: null, note: null, chance: null, refusal: null, uses: [], ...more }
}
