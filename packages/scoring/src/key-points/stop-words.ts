/** Words that carry no meaning of their own: articles, pronouns, prepositions, auxiliaries and the like. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those some any each every either neither no such same other another both all many much ' +
    'few more most several own i me my mine myself you your yours he him his she her hers it its itself we us our ours ' +
    'they them their theirs themselves who whom whose which what when where why how there here ' +
    'and or but nor so yet if unless because although though while whereas as than then that whether until since ' +
    'of at by for with about against between into through during before after above below to from up down in out on off ' +
    'over under onto upon toward towards within without across along around near again further once also too very just ' +
    'only even still really quite rather already always never often soon now not dont doesnt didnt isnt arent wasnt ' +
    'am is are was were be been being have has had having do does did doing done will would shall should can could may ' +
    'might must ought im ive id ill youre youve youll hes shes theyre theyve well weve were lets cannot ' +
    'say says said tell tells told ask asks asked get gets got go goes went make makes made let'
  ).split(' '),
);
