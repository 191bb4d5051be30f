interface OfClass {
  readonly account: { readonly userId: number };
  readonly params: { readonly classId: string };
}

interface OfAssignment extends OfClass {
  readonly params: OfClass['params'] & { readonly assignmentId: string };
}

/** The class of a call, and who asks for it. */
export const keyOf = ({ account, params }: OfClass) => ({ userId: account.userId, classId: params.classId });

/** The assignment of a call, and who asks for it. */
export const assignmentKeyOf = (call: OfAssignment) => ({ ...keyOf(call), assignmentId: call.params.assignmentId });
