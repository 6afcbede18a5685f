// Law 103 counts circles of several colours. It comes into the box with the aristocrats.

# R-LAW-103: two points for every circle of several colours
given   the table of two
        module aristocrats
        Anna: also 13@1,1=red 14@1,2=red 15@1,3=red 103@1,4 <over>
        development 1
then    Anna would score <points> for laws
where   over                         | points
        11@1,5                       | 0
        16@2,1=red                   | 0
        16@2,1=BBRG                  | 2
        16@2,1=BBRG 17@2,2=RRBB      | 4
        89@2,1                       | 2

# R-LAW-103, R-ARI-03: the circle over an aristocrat can be of one colour, the one below it cannot
given   the table of two
        module aristocrats
        Anna: also 13@1,1=red 14@1,2=red 103@1,4 16@2,0=red 89@2,1
        development 1
then    Anna would score 4 for laws
