import * as z from 'zod'

/** What of a JSON schema the formatter reads. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly additionalProperties?: Schema | boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
}

/** Nesting after which a shape is shortened to … */
const MAX_DEPTH = 4
/** Bounds beyond these are those of JavaScript, not of the value. */
const LARGEST = Number.MAX_SAFE_INTEGER

/** Formats what a zod schema takes, on one line: `{ id: text, limit?: 1 to 200 }`. */
export function formatSchema(schema: z.core.$ZodType): string {
  return format(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, 0)
}

function format(schema: Schema, depth: number): string {
  if (depth > MAX_DEPTH || schema.$ref !== undefined) return '…'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map((part) => format(part, depth)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => format(part, depth)).join(' & ')
  switch (schema.type) {
    case 'object':
      return formatObject(schema, depth)
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map((item) => format(item, depth + 1)).join(', ')}]`
        : `[${format(schema.items ?? {}, depth + 1)}, …]`
    case 'string':
      return 'text'
    case 'boolean':
      return 'true | false'
    case 'integer':
    case 'number':
      return formatNumber(schema)
    default:
      return schema.type ?? 'anything'
  }
}

function formatObject({ properties = {}, required = [], additionalProperties }: Schema, depth: number): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${format(field, depth + 1)}`,
  )
  if (typeof additionalProperties === 'object') fields.push(`NAME: ${format(additionalProperties, depth + 1)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function formatNumber({ minimum, maximum }: Schema): string {
  const isBoundedBelow = minimum !== undefined && minimum > -LARGEST
  const isBoundedAbove = maximum !== undefined && maximum < LARGEST
  if (isBoundedBelow && isBoundedAbove) return `${minimum} to ${maximum}`
  if (isBoundedBelow) return `number from ${minimum}`
  return isBoundedAbove ? `number up to ${maximum}` : 'number'
}
