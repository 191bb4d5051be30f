/** Verbs with a wrong, missing or extra preposition: `written > right`, see `fixed-phrases.ts`. */
export const fixedVerbPhrases = `
~take part of|at|on the|a|an|this|many|some > ~take part in the|a|an|this|many|some
~take part to > ~take part in
~take care about|for|to|with @obj > ~take care of @obj
~take care my|his|her|our|their > ~take care of my|his|her|our|their
~take care me|him|them|us > ~take care of me|him|them|us
~pay attention on|at|for|in|about @obj > ~pay attention to @obj
~pay attention what|how|the|my|his > ~pay attention to what|how|the|my|his
~fall in love of|to|for @obj > ~fall in love with @obj
~be in love of|to|for @obj > ~be in love with @obj
~make fun about|with|at|on @obj > ~make fun of @obj
~take advantage from|about @obj > ~take advantage of @obj
~take advantage the|this > ~take advantage of the|this
~keep|get|stay in touch to|of > ~keep|get|stay in touch with
~get rid from|off|the > ~get rid of
~get used with|of @obj > ~get used to @obj
~catch up to|of the others > ~catch up with the others
~look forward the|my|your|our|his|her|their|this|next > ~look forward to the|my|your|our|his|her|their|this|next
~look forward for|of|on|at @obj > ~look forward to @obj
~look forward @object > ~look forward to @object
~look forward @ing > ~look forward to @ing
~run out from|off @obj > ~run out of @obj
~shake hands to > ~shake hands with
~explain|describe|suggest|mention me|him|us|them that|about|the|how|why|what|where > ~explain|describe|suggest|mention to me|him|us|them that|about|the|how|why|what|where
~go to home @end > ~go home @end
~come|return|arrive|get|drive|walk|run to home > ~come|return|arrive|get|drive|walk|run home
~come|return|arrive|get back to home > ~come|return|arrive|get back home
~go back to home > ~go back home
~arrive at|to|in home > ~arrive home
~increase|decrease|rise|fall|drop|grow|reduce of @number > ~increase|decrease|rise|fall|drop|grow|reduce by @number
~talk|speak|listen each other > ~talk|speak|listen to each other
~go|come|move|get|arrive|return|travel|drive|walk|fly|run|take|bring|send to there > ~go|come|move|get|arrive|return|travel|drive|walk|fly|run|take|bring|send there
~go|come|move|get|arrive|return|travel|drive|walk|fly|run to here > ~go|come|move|get|arrive|return|travel|drive|walk|fly|run here
~go|come|get me|him|her|us|them to there > ~go|come|get me|him|her|us|them there
~take|bring|send|drive me|him|her|us|them to there|home > ~take|bring|send|drive me|him|her|us|them there|home
~live|work|stay|arrive in there|here @stop > ~live|work|stay|arrive there|here @stop
~live|work|stay at there|here @end > ~live|work|stay there|here @end
~go|travel|study|live|move|work|be to|in|at abroad > ~go|travel|study|live|move|work|be abroad
~go to shopping|swimming|fishing|dancing|camping|hiking|skiing|jogging|sightseeing|surfing|climbing|sailing|skating|running|cycling @end > ~go shopping|swimming|fishing|dancing|camping|hiking|skiing|jogging|sightseeing|surfing|climbing|sailing|skating|running|cycling @end
~go for shopping|swimming|fishing|dancing|camping|hiking|skiing|jogging|sightseeing @end > ~go shopping|swimming|fishing|dancing|camping|hiking|skiing|jogging|sightseeing @end
~go to upstairs|downstairs|outside|inside|downtown|anywhere|somewhere|everywhere > ~go upstairs|downstairs|outside|inside|downtown|anywhere|somewhere|everywhere
~go school|church|university|college|work|bed|hospital @end > ~go to school|church|university|college|work|bed|hospital @end
~go back school|university|work > ~go back to school|university|work
~go the beach|cinema|park|gym|hospital|doctor|supermarket|market|theatre|theater|airport|station|zoo|library|bank|toilet|bathroom|mountains|seaside|restaurant|museum|kitchen|office|shop|mall > ~go to the beach|cinema|park|gym|hospital|doctor|supermarket|market|theatre|theater|airport|station|zoo|library|bank|toilet|bathroom|mountains|seaside|restaurant|museum|kitchen|office|shop|mall
~come my|our house|home|party|city|country > ~come to my|our house|home|party|city|country
~come back my|our house|country|city > ~come back to my|our house|country|city
~return back > ~return
~walk on foot @end > ~walk @end
~spend time|money for|in|to @ing > ~spend time|money @ing
~spend money for|in the|a|my|clothes|food|books|games|things|it > ~spend money on the|a|my|clothes|food|books|games|things|it
~spend too? much|most money|time? for|in clothes|food|games|things > ~spend too? much|most money|time? on clothes|food|games|things
~waste my|his|her|your|our|their? time|money for|in @thing > ~waste my|his|her|your|our|their? time|money on @thing
~apply a|the|this job|position|visa|scholarship|course > ~apply for a|the|this job|position|visa|scholarship|course
~ask help|advice|permission|directions|information > ~ask for help|advice|permission|directions|information
~ask some|more help|advice|permission|directions|information > ~ask for some|more help|advice|permission|directions|information
~ask a? discount|refund > ~ask for a? discount|refund
~look after to > ~look after
~look my|his|her|their keys|phone|glasses|wallet > ~look for my|his|her|their keys|phone|glasses|wallet
~search it|him|her|them everywhere|anywhere|online > ~search for it|him|her|them everywhere|anywhere|online
~search a|an|my|another job|flat|apartment|house|place|restaurant|hotel|solution|recipe|information|way|gift|present|keys|phone|wallet > ~search for a|an|my|another job|flat|apartment|house|place|restaurant|hotel|solution|recipe|information|way|gift|present|keys|phone|wallet
~search information|work|jobs > ~search for information|work|jobs
~pay the|my|our|his|her food|meal|dinner|lunch|tickets|ticket|drinks|coffee|hotel|room|course|trip|education|studies|damage > ~pay for the|my|our|his|her food|meal|dinner|lunch|tickets|ticket|drinks|coffee|hotel|room|course|trip|education|studies|damage
~talk|speak me|him|us|them about > ~talk|speak to me|him|us|them about
~talk|speak me|him|us @stop > ~talk|speak to me|him|us @stop
~talk|speak with phone > ~talk|speak on the phone
~talk the|my problem|problems @stop > ~talk about the|my problem|problems @stop
~thank you about|of the|your|my|all|helping|coming > ~thank you for the|your|my|all|helping|coming
~thank you your|the > ~thank you for your|the
~give|tell|show|ask|send|bring to me|him|her|us|them a|an|the|my|some|many|two|money|advice > ~give|tell|show|ask|send|bring me|him|her|us|them a|an|the|my|some|many|two|money|advice
~take to us|me|him|them @number|almost|about|a|an|long > ~take us|me|him|them @number|almost|about|a|an|long
~discuss on the|this|it|our > ~discuss the|this|it|our
~order for a|an|the|some pizza|coffee|meal|drink|drinks|food > ~order a|an|the|some pizza|coffee|meal|drink|drinks|food
~call by phone me|him|her > ~call me|him|her
~wait to|at me|him|her|us|them|you|someone @end > ~wait for me|him|her|us|them|you|someone @end
~listen music|songs > ~listen to music|songs
~translate to english|spanish|french|german|chinese|japanese|russian|arabic|turkish|portuguese|korean > ~translate into english|spanish|french|german|chinese|japanese|russian|arabic|turkish|portuguese|korean
~speak in english|spanish|french|german fluently|well > ~speak english|spanish|french|german fluently|well
~play with football|tennis|basketball|chess|cards > ~play football|tennis|basketball|chess|cards
~play on the? football|tennis|basketball|chess > ~play football|tennis|basketball|chess
`;
