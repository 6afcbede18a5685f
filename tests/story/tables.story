// Tables that stories begin with.

// First cards 1 to 4, six gems each and one card at each base.
table: the table of four
        4 players
        blue 21; red 22; green 23; yellow 24
        large deck from the top 48 47 46 45 44 43 42 41
        Anna, Ben, Clara, David: gems 2B 2R 1G 1Y
        Anna: pyramid 1@1,0
        Ben: pyramid 2@1,0
        Clara: pyramid 3@1,0
        David: pyramid 4@1,0

// Anna alone decides, with card 11 and five gems of each colour; Ben has card 12 and passes by having no card. The game
// goes on.
table: the table of two
        2 players
        blue 21
        small deck from the top 56 55 54 53 52 51
        law deck from the top 88 87 86 85 84
        large deck from the top 48 47 46 45 44 43 42 41
        Anna: gems 5-each, pyramid 11@1,0
        Ben: pyramid 12@1,0

// The same with a whole pyramid for Anna, red but for card 11:
//
//           28
//         26  27
//       23  24  25
//     16  17  18  19
//   11  13  14  15  20
table: the five levels
        the table of two
        Anna: also 13@1,1=red 14@1,2=red 15@1,3=red 20@1,4=red
        Anna: also 16@2,0=red 17@2,1=red 18@2,2=red 19@2,3=red
        Anna: also 23@3,0=red 24@3,1=red 25@3,2=red 26@4,0=red 27@4,1=red 28@5,0=red
