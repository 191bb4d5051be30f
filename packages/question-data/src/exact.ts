import { z } from 'zod';

/** The same schema, which refuses fields that it doesn't have, at every depth. Checks of values are kept. */
export function exact<Schema extends z.ZodType>(schema: Schema): Schema {
  // Each branch makes a schema of the kind that it was given.
  return exactly(schema) as unknown as Schema;
}

function exactly(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, exactly(field)]));
    return z.core.clone(schema, { ...schema.def, shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: exactly(schema.def.element) });
  if (schema instanceof z.ZodTuple)
    return z.core.clone(schema, { ...schema.def, items: schema.def.items.map(exactly) });
  if (schema instanceof z.ZodOptional)
    return z.core.clone(schema, { ...schema.def, innerType: exactly(schema.def.innerType) });
  if (schema instanceof z.ZodUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map(exactly) });
  return schema;
}
