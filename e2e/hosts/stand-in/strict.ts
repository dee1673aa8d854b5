/**
 * Wraps an object so that access to missing members throws: a call unknown to the stand-in must not silently succeed.
 */
export function makeStrict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get(object, key) {
      if (key in object || typeof key === 'symbol' || key === 'then') {
        const value: unknown = Reflect.get(object, key)
        return typeof value === 'function' ? (value.bind(object) as unknown) : value
      }
      throw new Error(`The stand-in for Electron has no ${name}.${key}. Add it to e2e/hosts/stand-in.`)
    },
  })
}

/** Creates a cancellable event with the fields of Electron's. */
export function createEvent<Fields extends object>(fields: Fields) {
  return {
    ...fields,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}
