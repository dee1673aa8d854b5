import { THING_KIND_DEFINITIONS, type ThingKind } from '#shared/things.ts'
import { splitFrontMatter } from './front-matter.ts'
import { formatNote } from './note-file.ts'

/** A placeholder file for a star, force or the like, so that links to it lead somewhere in other programs. */
export interface StubNote {
  /** The text between the brackets that means the thing in Orrery, with its kind, such as `star:Ash`. */
  readonly link: string
  readonly kind: ThingKind
  readonly name: string
}

/** Folder of an exported journal that holds all stubs, each in the folder of its kind. */
export const STUB_FOLDER = 'Orrery'

/** Formats the file of a stub. */
export function formatStubNote({ link, kind, name }: StubNote): string {
  return formatNote({
    matter: [
      ['title', name],
      ['orrery', link],
    ],
    body: getStubText(kind),
  })
}

/** Whether nobody wrote anything into a stub. An import takes no text from it. */
export function isUntouchedStub(text: string, kind: ThingKind): boolean {
  return splitFrontMatter(text).text.trim() === getStubText(kind)
}

function getStubText(kind: ThingKind): string {
  return `This ${THING_KIND_DEFINITIONS[kind].noun} has its page in Orrery.`
}
