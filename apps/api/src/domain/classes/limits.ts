/** The most classes that one account teaches. */
export const mostClasses = 50;
/** The most members of a class. */
export const mostMembers = 300;
/** The most assignments of a class. */
export const mostAssignments = 100;
/** With fewer answers no mean score is shown: one learner would be most of it. */
export const fewestForShare = 3;
