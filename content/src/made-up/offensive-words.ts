/**
 * Letter sequences of offensive words, or that look or sound like one. Made-up words that contain one are dropped; losing a
 * harmless one costs nothing.
 */
const offensive =
  /ass|arse|anal|anus|ball|bast|bdsm|bich|bitch|blow|boll|bomb|boner|boob|bra$|breast|bugg|bum|butt|chink|clit|coc|cok|coon|crap|crip|cum|cun|damn|dammi|dic|dik|dild|dong|dork|drug|dyk|eroti|fag|fanny|fart|fat|fec|feck|felch|fetish|fuc|fuk|fuq|gang|gay|gee?k|genit|gook|grop|gypo|ham+as|hell|hitl|ho[ea]?r|hom[oe]|hoo[rc]|horn|hump|incest|isis|jap|jew|jis|jiz|kik|kill|klan|knob|kum|kunt|lame|lesb|lust|lynch|mast|mick|minge|molest|moron|muff|murd|naz|neg|nig|nip|nud|nut|orgas|orgy|paki|pedo|paed|peni|perv|phal|phuk|pimp|piss|poo|porn|prick|pric|prost|psych|pub[ei]|puk|puss|queer|rac[ei]s|rap|rect|retard|rim|sadis|satan|schiz|schlo|scrot|screw|semen|sex|shag|shat|shee?t|shit|shyt|skank|slag|slant|slav|slut|smut|snatch|sodom|spas|sperm|spic|spook|suck|suic|swast|tard|terror|testi|thot|thug|tit|toss|tran|turd|twat|urin|vag|virgin|vomit|vulv|wank|weed|whor|wog|wop|yid/;

/** Whether a word looks or sounds offensive in English. */
export const isOffensive = (word: string): boolean => offensive.test(word);

/** Words that are not offensive, but may be unpleasant for a learner. */
const unsuitable =
  /^(?:abus|attack|bastard|beat|bitch|blood|bomb|crap|cruel|damn|dead|death|die|drug|drunk|evil|fool|fuck|gun|hate|hell|idiot|ill$|insult|kill|murder|naked|nazi|pain|poison|porn|rape|satan|sex|shit|shoot|slave|stupid|suicid|terror|ugly|violen|war$|weapon|worst)/;

/** Whether a real word may be used in an explanation. */
export const isSuitable = (word: string): boolean => !unsuitable.test(word);
