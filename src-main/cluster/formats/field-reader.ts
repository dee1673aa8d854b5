import { isRecord } from '#main/games/kit/json.ts'
import { type ChartFile, FormatError } from './chart-file.ts'

/** Range of an integer, and its default if the file omits it. */
export interface IntegerRangeWithDefault {
  readonly least: number
  readonly most: number
  readonly otherwise?: number
}

/**
 * Typed access to named values of a part of a file. Refuses the file if a value has the wrong type. Null counts as
 * absent.
 */
export interface AttributeReader {
  /** Required unless `otherwise` is given. */
  readonly text: (name: string, otherwise?: string) => string
  readonly number: (name: string, otherwise?: number) => number
  readonly whole: (name: string, bounds: IntegerRangeWithDefault) => number
  readonly flag: (name: string, otherwise: boolean) => boolean
  readonly fail: (reason: string) => never
}

/** Raw access to the values of one file type. */
interface Source {
  readonly find: (name: string) => unknown
  readonly asNumber: (value: unknown) => number
  readonly asFlag: (value: unknown) => boolean | null
  readonly fail: (name: string, reason: string) => never
  readonly missing: (name: string) => never
}

function attributesOf({ find, asNumber, asFlag, fail, missing }: Source): Omit<AttributeReader, 'fail'> {
  function valueOf<T>(name: string, otherwise: T | undefined, read: (value: unknown) => T): T {
    const value = find(name)
    if (value !== undefined && value !== null) return read(value)
    return otherwise === undefined ? missing(name) : otherwise
  }
  const finite = (name: string) => (value: unknown) => {
    const number = asNumber(value)
    return Number.isFinite(number) ? number : fail(name, 'is not a number')
  }
  return {
    text: (name, otherwise) =>
      valueOf(name, otherwise, (value) => (typeof value === 'string' ? value : fail(name, 'is not a text'))),
    number: (name, otherwise) => valueOf(name, otherwise, finite(name)),
    whole: (name, { least, most, otherwise }) => {
      const value = valueOf(name, otherwise, finite(name))
      const isFit = Number.isInteger(value) && value >= least && value <= most
      return isFit ? value : fail(name, `is not a whole number from ${least} to ${most}`)
    },
    flag: (name, otherwise) => valueOf(name, otherwise, (value) => asFlag(value) ?? fail(name, 'is not true or false')),
  }
}

/** An object of a JSON file. */
export interface JsonFieldReader extends AttributeReader {
  /** Path in the file: `layers[2]`. */
  readonly path: string
  readonly raw: Readonly<Record<string, unknown>>
  readonly has: (name: string) => boolean
  /** A list of objects. Empty if absent. */
  readonly list: (name: string, most: number) => readonly JsonFieldReader[]
  /** A list of any values. Empty if absent. */
  readonly values: (name: string, most: number) => readonly unknown[]
  readonly fields: (name: string) => JsonFieldReader
}

/** Creates a reader for an object of a JSON file. `path` is empty for the root. */
export function createJsonFieldReader(value: unknown, file: ChartFile, path = ''): JsonFieldReader {
  const refuse = (reason: string): never => {
    throw new FormatError(file.name, null, `${path === '' ? 'The file' : path} ${reason}.`)
  }
  if (!isRecord(value)) return refuse('is not an object')
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`)
  const find = (name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)
  const fail = (name: string, reason: string): never => {
    throw new FormatError(file.name, null, `${pathOf(name)} ${reason}.`)
  }
  const values = (name: string, most: number): readonly unknown[] => {
    const list = find(name) ?? []
    if (!Array.isArray(list)) return fail(name, 'is not a list')
    return list.length > most ? fail(name, `has more than ${most.toLocaleString('en-GB')} entries`) : list
  }
  return {
    ...attributesOf({
      find,
      asNumber: (number) => (typeof number === 'number' ? number : Number.NaN),
      asFlag: (flag) => (typeof flag === 'boolean' ? flag : null),
      fail,
      missing: (name) => refuse(`lacks “${name}”`),
    }),
    path,
    raw: value,
    fail: refuse,
    has: (name) => (find(name) ?? null) !== null,
    values,
    list: (name, most) =>
      values(name, most).map((entry, index) => createJsonFieldReader(entry, file, `${pathOf(name)}[${index}]`)),
    fields: (name) => createJsonFieldReader(find(name), file, pathOf(name)),
  }
}

/** Creates a reader for the attributes of an XML element. `line` is that of its start tag. */
export function createXmlAttributeReader(
  { attributes, line, name: element }: { attributes: Readonly<Record<string, string>>; line: number; name: string },
  file: ChartFile,
): AttributeReader {
  const refuse = (reason: string): never => {
    throw new FormatError(file.name, line, `<${element}> ${reason}.`)
  }
  return {
    ...attributesOf({
      find: (name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined),
      asNumber: (text) => (text === '' ? Number.NaN : Number(text)),
      asFlag: (text) => (text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : null),
      fail: (name, reason) => refuse(`has the attribute “${name}”, which ${reason}`),
      missing: (name) => refuse(`lacks the attribute “${name}”`),
    }),
    fail: refuse,
  }
}
